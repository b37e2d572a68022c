import type { TocEntry } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { TocList } from "./TocList.tsx";

/** The contents in their own column, where the window has room for it. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-label={messages.toc}>
      <p>{messages.toc}</p>
      <TocList entries={entries} />
    </nav>
  );
}
