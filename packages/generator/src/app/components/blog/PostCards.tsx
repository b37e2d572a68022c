import type { BlogPost } from "../../../shared/metadata.ts";
import { useShell } from "../../shellContext.ts";
import { PostalShape } from "../PostalShape.tsx";
import { PostMeta } from "./PostMeta.tsx";

/** Posts as cards, each with a cover: its title, and the shape and colors of its topic. In rows of three, none stands alone. */
export function PostCards({ posts }: { posts: BlogPost[] }) {
  const { href } = useShell();
  return (
    <ul className="posts">
      {posts.map((post, at) => {
        const isWide = at === 0 && posts.length % 3 === 1;
        const shape = post.tags.find((tag) => tag.shape)?.shape ?? "envelope";
        return (
          <li key={post.path} className={isWide ? "post-card wide-card" : "post-card"}>
            <div className="cover" data-shape={shape}>
              <PostalShape name={shape} />
              <h2>
                <a href={href(post.path)}>{post.title}</a>
              </h2>
            </div>
            <p>{post.description}</p>
            <PostMeta post={post} />
          </li>
        );
      })}
    </ul>
  );
}
