import type { TocEntry } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { useHtml } from "./Prose.tsx";

/** The table of contents in a column, for wide windows. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-label={messages.toc}>
      <p>{messages.toc}</p>
      <TocList nodes={nestToc(entries)} />
    </nav>
  );
}

/** The collapsed table of contents above the text, for narrow windows. */
export function MobileToc({ entries }: { entries: TocEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className="mobile-toc">
      <summary>{messages.toc}</summary>
      <TocList nodes={nestToc(entries)} />
    </details>
  );
}

interface TocNode extends TocEntry {
  children: TocNode[];
}

/** Nests each third-level heading under the preceding second-level one, if there is one. */
export function nestToc(entries: TocEntry[]): TocNode[] {
  const nodes: TocNode[] = [];
  for (const entry of entries) {
    const parent = nodes.at(-1);
    const siblings = parent && entry.level > parent.level ? parent.children : nodes;
    siblings.push({ ...entry, children: [] });
  }
  return nodes;
}

function TocList({ nodes }: { nodes: TocNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <TocLink entry={node} />
          {node.children.length > 0 && <TocList nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

function TocLink({ entry }: { entry: TocEntry }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled and sanitized by the build.
  return <a href={`#${entry.id}`} dangerouslySetInnerHTML={useHtml(entry.html)} />;
}
