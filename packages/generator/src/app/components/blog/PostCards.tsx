import type { BlogPost } from "../../../shared/metadata.ts";
import { useShell } from "../../shellContext.ts";
import { PostalShape, shapeOf } from "../PostalShape.tsx";
import { PostMeta } from "./PostMeta.tsx";

interface PostCardsProps {
  posts: BlogPost[];
  /** Whether the first one leads the list. */
  hasFeature: boolean;
}

/** Posts in rows that can be scanned by date, each with the shape and colors of its topic. */
export function PostCards({ posts, hasFeature }: PostCardsProps) {
  const { href } = useShell();
  return (
    <ul className="posts">
      {posts.map((post, at) => {
        const shape = shapeOf(post);
        const isFeature = hasFeature && at === 0;
        return (
          <li key={post.path} className={isFeature ? "post-card feature" : "post-card"} data-shape={shape}>
            <PostMeta post={post} />
            <h2>
              <a href={href(post.path)}>{post.title}</a>
            </h2>
            <p>{post.description}</p>
            <PostalShape name={shape} />
          </li>
        );
      })}
    </ul>
  );
}
