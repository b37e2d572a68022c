import type { SearchHit } from "@docs/search";
import { SearchText } from "./SearchText.tsx";
import { searchMessages as messages } from "./searchMessages.ts";

interface SearchHitTextProps {
  hit: SearchHit;
  marked: readonly string[];
  /** Stands in place of the excerpt. */
  passage: string | undefined;
}

/** A hit as it is read: where it stands, page and section, what it says, and the question it answers. */
export function SearchHitText({ hit, marked, passage }: SearchHitTextProps) {
  const excerpt = passage ?? hit.excerpt;
  const isEntry = hit.kind !== "docs" && hit.kind !== "blog";
  return (
    <>
      {hit.labels.length > 0 && <span className="hit-where">{messages.where(hit.labels)}</span>}
      <span className="hit-title">
        <SearchText text={hit.title} marked={marked} />
        {hit.heading !== null && (
          <span className={isEntry ? "hit-entry" : "hit-section"}>
            <SearchText text={hit.heading} marked={marked} />
          </span>
        )}
      </span>
      {excerpt !== "" && (
        <span className="hit-excerpt">
          <SearchText text={excerpt} marked={marked} />
        </span>
      )}
      {hit.question !== null && (
        <span className="hit-question">
          <SearchText text={messages.asked(hit.question)} marked={marked} />
        </span>
      )}
    </>
  );
}
