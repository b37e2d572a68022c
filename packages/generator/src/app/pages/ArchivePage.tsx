import type { ArchiveView } from "../../shared/page.ts";
import { DatedLinks } from "../components/blog/DatedLinks.tsx";

/** All posts of the blog by year. */
export function ArchivePage({ view }: { view: ArchiveView }) {
  return (
    <div className="page wide">
      <h1>{view.heading}</h1>
      <p className="lead">{view.description}</p>
      {view.years.map(({ year, posts }) => (
        <section key={year} className="index-group">
          <h2>{year}</h2>
          <DatedLinks links={posts} />
        </section>
      ))}
    </div>
  );
}
