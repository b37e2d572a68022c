import type { TocEntry } from "../../shared/page.ts";
import { nestToc } from "../nestToc.ts";
import { useHtml } from "../useHtml.ts";

/** The page's headings as nested links. */
export function TocList({ entries }: { entries: TocEntry[] }) {
  return (
    <ul>
      {nestToc(entries).map((node) => (
        <li key={node.id}>
          <TocLink entry={node} />
          {node.children.length > 0 && (
            <ul>
              {node.children.map((child) => (
                <li key={child.id}>
                  <TocLink entry={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function TocLink({ entry }: { entry: TocEntry }) {
  return (
    <a
      href={`#${entry.id}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own Markdown chain made it.
      dangerouslySetInnerHTML={useHtml(entry.html)}
    />
  );
}
