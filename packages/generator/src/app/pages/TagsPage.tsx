import type { TagsView } from "../../shared/page.ts";
import { TagList } from "../components/blog/TagList.tsx";

/** All tags of the blog, alphabetically. */
export function TagsPage({ view }: { view: TagsView }) {
  return (
    <div className="page wide">
      <h1>{view.heading}</h1>
      <p className="lead">{view.description}</p>
      <div className="tag-index">
        {view.groups.map((group) => (
          <section key={group.letter} className="index-group">
            <h2>{group.letter}</h2>
            <TagList tags={group.tags} label={group.letter} />
          </section>
        ))}
      </div>
    </div>
  );
}
