import { memo, useEffect, useRef, useState } from "react";
import { useHtml } from "../../app/useHtml.ts";
import type { ReferenceEntry, ReferenceKind } from "../../shared/reference.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";
import { type PlaceOf, resultHtml } from "./resultHtml.ts";

interface ResultsProps {
  kind: ReferenceKind;
  entries: ReferenceEntry[];
  placeOf: PlaceOf;
}

/** What a key press has to draw: about the rows that a window shows. */
const FIRST_ROWS = 5;
const MORE_ROWS = 15;

/** The best results; those below the window are drawn when the reader comes near them. */
export function Results({ kind, entries, placeOf }: ResultsProps) {
  const [wanted, setWanted] = useState({ entries, rows: FIRST_ROWS });
  const end = useRef<HTMLButtonElement>(null);
  // Another list begins at its top again.
  const rows = wanted.entries === entries ? wanted.rows : FIRST_ROWS;
  const isCut = entries.length > rows;
  const more = useRef(() => undefined as undefined);
  more.current = () => void setWanted({ entries, rows: rows + MORE_ROWS });

  // Observed anew when rows were added, because an end that stays in sight is not reported again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows is the reason to look again.
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) more.current();
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [rows, isCut]);

  if (entries.length === 0) return <p className="explorer-nothing">{messages.nothing}</p>;
  return (
    <>
      <dl className="entries">
        {entries.slice(0, rows).map((entry) => (
          <Row key={entry.n} kind={kind} entry={entry} placeOf={placeOf} />
        ))}
      </dl>
      {isCut && (
        <button ref={end} type="button" className="button" onClick={() => more.current()}>
          {messages.more(Math.min(MORE_ROWS, entries.length - rows))}
        </button>
      )}
    </>
  );
}

interface RowProps {
  kind: ReferenceKind;
  entry: ReferenceEntry;
  placeOf: PlaceOf;
}

/** Remembered, so that a key press draws only the rows that are new. */
const Row = memo(function Row({ kind, entry, placeOf }: RowProps) {
  const html = useHtml(resultHtml(kind, entry, placeOf));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: all text in it is escaped.
  return <div className="entry" dangerouslySetInnerHTML={html} />;
});
