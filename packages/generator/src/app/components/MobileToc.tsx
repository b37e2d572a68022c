import type { TocEntry } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { TocList } from "./TocList.tsx";

/** The contents folded above the text, where the window has no room for a column. */
export function MobileToc({ entries }: { entries: TocEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <details className="mobile-toc">
      <summary>{messages.toc}</summary>
      <TocList entries={entries} />
    </details>
  );
}
