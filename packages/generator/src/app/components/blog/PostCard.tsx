import type { LandingView } from "../../../shared/page.ts";
import { useShell } from "../../shellContext.ts";

/** A post in short. */
export function PostCard({ post }: { post: LandingView["posts"][number] }) {
  const { href } = useShell();
  return (
    <li className="card">
      <small>
        <time dateTime={post.date}>{post.dateLabel}</time>
      </small>
      <h3>
        <a href={href(post.path)}>{post.title}</a>
      </h3>
      <p>{post.description}</p>
    </li>
  );
}
