import type { SearchAnswer } from "@docs/search";
import { SearchLinks } from "./SearchNothing.tsx";
import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchLink } from "./searchSite.ts";

interface SearchAnswerNotesProps {
  answer: SearchAnswer;
  failed: boolean;
  links: SearchLink[];
  /** Looks through the whole index; null where that is done anyway. */
  onFullText: (() => void) | null;
}

/** What is to be said below hits: that they are not all there is, and where else to look. */
export function SearchAnswerNotes({ answer, failed, links, onFullText }: SearchAnswerNotesProps) {
  return (
    <>
      {failed && !answer.isComplete && (
        <p className="search-note" role="status">
          {messages.partly}
        </p>
      )}
      {onFullText && !failed && !answer.isComplete && (
        <p className="search-note">
          <button type="button" className="button" onClick={onFullText}>
            {messages.fullText}
          </button>
        </p>
      )}
      {answer.hits.length > 0 && links.length > 0 && (
        <div className="search-note">
          <SearchLinks links={links} />
        </div>
      )}
    </>
  );
}
