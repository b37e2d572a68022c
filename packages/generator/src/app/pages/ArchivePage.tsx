import type { ArchiveView } from "../../shared/page.ts";
import { useShell } from "../shellContext.ts";

/** All posts of the blog by year. */
export function ArchivePage({ view }: { view: ArchiveView }) {
  const { href } = useShell();
  return (
    <div className="page narrow">
      <h1>{view.heading}</h1>
      {view.years.map(({ year, posts }) => (
        <section key={year} className="index-group">
          <h2>{year}</h2>
          <ul className="archive">
            {posts.map((post) => (
              <li key={post.href}>
                <span>{post.dateLabel}</span>
                <a href={href(post.href)}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
