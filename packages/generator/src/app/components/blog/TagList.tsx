import type { Tag } from "../../../shared/metadata.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";

interface TagListProps {
  /** With counts in the index of tags. */
  tags: (Tag & { count?: number })[];
  label?: string;
  /** The tag's page that is shown. */
  path?: string;
}

/** Tags as links to their pages. */
export function TagList({ tags, label = messages.blog.tags, path }: TagListProps) {
  const { href } = useShell();
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a
            href={href(tag.href)}
            title={tag.description}
            aria-current={tag.href === path ? "page" : undefined}
          >
            {tag.label}
            {tag.count !== undefined && <small>{tag.count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
