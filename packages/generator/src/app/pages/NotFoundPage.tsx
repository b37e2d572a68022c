import type { NotFoundView } from "../../shared/page.ts";
import { SearchForm } from "../components/SearchForm.tsx";
import { messages } from "../messages/messages.ts";
import { useShell } from "../shellContext.ts";

/** The answer to an unknown address: a letter that came back, and where it may have been meant to go. */
export default function NotFoundPage({ view }: { view: NotFoundView }) {
  const { href } = useShell();
  return (
    <div className="page narrow">
      <div className="envelope">
        <p className="stamp">{messages.notFound.stamp}</p>
        <h1>{view.heading}</h1>
        <p className="lead">{messages.notFound.explanation}</p>
        <SearchForm />
      </div>
      {view.likely.length > 0 && (
        <section className="likely">
          <h2>{messages.notFound.likely}</h2>
          <ul>
            {view.likely.map((link) => (
              <li key={link.href}>
                <a href={href(link.href)}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
