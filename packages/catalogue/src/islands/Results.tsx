import { memo, useEffect, useRef, useState } from "react";
import { type ReferenceEntry, type ReferenceKind, referenceAnchor } from "../reference/reference.ts";
import { EntryFacts, type PageLinks } from "./EntryFacts.tsx";

interface ResultsProps {
  kind: ReferenceKind;
  entries: ReferenceEntry[];
  pages: PageLinks;
}

/** The minimum height of a row. The form above takes about half of the viewport. */
const ROW_HEIGHT = 88;

/** Shows as many entries as fit in the viewport, and doubles them whenever the reader scrolls to the end. */
export const Results = memo(function Results({ kind, entries, pages }: ResultsProps) {
  const first = Math.ceil(window.innerHeight / 2 / ROW_HEIGHT);
  const [shown, setShown] = useState({ of: entries, count: first });
  // Resets when the entries change.
  const count = shown.of === entries ? shown.count : first;
  const more = Math.min(count, entries.length - count);
  return (
    <>
      <dl className="entries">
        {entries.slice(0, count).map((entry) => (
          <Result key={entry.name} kind={kind} entry={entry} pages={pages} />
        ))}
      </dl>
      {more > 0 && <MoreButton count={more} onMore={() => setShown({ of: entries, count: count + more })} />}
    </>
  );
});

interface ResultProps extends Omit<ResultsProps, "entries"> {
  entry: ReferenceEntry;
}

const Result = memo(function Result({ kind, entry, pages }: ResultProps) {
  return (
    <div className="entry">
      <dt>
        <a href={entryHref(kind, entry, pages)}>
          <code>{entry.name}</code>
        </a>
      </dt>
      <dd>
        <EntryFacts kind={kind} entry={entry} pages={pages} />
        <p>
          {entry.summary} {entry.check && <span className="note">{entry.check}</span>}
        </p>
      </dd>
    </div>
  );
});

export function entryHref(kind: ReferenceKind, { name, page }: ReferenceEntry, pages: PageLinks): string {
  return `${pages[page]?.href}#${referenceAnchor(kind, name)}`;
}

/** Loads more when it scrolls into view, or when it is pressed. */
function MoreButton({ count, onMore }: { count: number; onMore(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <button ref={button} type="button" className="button" onClick={onMore}>
      {`Show ${count} more`}
    </button>
  );
}
