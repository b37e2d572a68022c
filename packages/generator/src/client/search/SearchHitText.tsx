import type { SearchHit } from "@docs/search";
import { markWords } from "@docs/search/text";
import { memo } from "react";
import { searchMessages as messages } from "../../app/messages/searchMessages.ts";

interface SearchHitTextProps {
  hit: SearchHit;
  marked: readonly string[];
  /** Replaces the excerpt. */
  passage: string | undefined;
}

/** The text of a hit: page and section, labels and kind, passage, and the question it answers. */
export function SearchHitText({ hit, marked, passage = hit.excerpt }: SearchHitTextProps) {
  const isEntry = hit.kind !== "docs" && hit.kind !== "blog";
  return (
    <>
      <span className="hit-head">
        <span className="hit-title">
          <Marked text={hit.title} marked={marked} />
          {hit.heading !== null && (
            <span className={isEntry ? "hit-entry" : "hit-section"}>
              <Marked text={hit.heading} marked={marked} />
            </span>
          )}
        </span>{" "}
        <span className="hit-where">{messages.where(hit.labels)}</span>{" "}
        {hit.kind !== "docs" && <span className="hit-kind">{messages.hitKind(hit.kind)}</span>}
      </span>
      {(passage !== "" || hit.hasPassage) && (
        <span className={hit.hasPassage ? "hit-excerpt long" : "hit-excerpt"}>
          <Marked text={passage} marked={marked} />
        </span>
      )}
      {hit.question !== null && (
        <span className="hit-question">
          {messages.asked} “<Marked text={hit.question} marked={marked} />”
        </span>
      )}
    </>
  );
}

/** Text with its matching words highlighted. */
const Marked = memo(({ text, marked }: { text: string; marked: readonly string[] }) =>
  markWords(text, marked).map(({ text: part, start, matched }) =>
    matched ? <mark key={start}>{part}</mark> : part,
  ),
);
