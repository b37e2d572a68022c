import { searchMessages as messages } from "./searchMessages.ts";
import type { SearchLink } from "./searchSite.ts";

interface SearchNothingProps {
  query: string;
  /** Places that may know the answer. */
  links: SearchLink[];
  reportUrl: string;
  onQuery(query: string): void;
}

const MOST = 3;

/** Says that nothing was found, and where to go from here. */
export function SearchNothing({ query, links, reportUrl, onQuery }: SearchNothingProps) {
  const shorter = shorterQueries(query);
  return (
    <div className="search-nothing">
      <p className="search-title" role="status">
        {messages.none} “<strong>{query}</strong>”
      </p>
      {shorter.length > 0 && (
        <>
          <p>{messages.trySearching}</p>
          <ul>
            {shorter.map((words) => (
              <li key={words}>
                <button type="button" onClick={() => onQuery(words)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchLinks links={links} />
      <p>
        {messages.missing} <a href={reportUrl}>{messages.report}</a>
      </p>
    </div>
  );
}

/** Places that may know what the index does not. */
export function SearchLinks({ links }: { links: SearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{messages.lookAlso}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The longest words of a query with several, each by itself. */
function shorterQueries(query: string): string[] {
  const words = [...new Set(query.split(/\s+/).filter((word) => word.length > 2))];
  return words.length < 2 ? [] : words.toSorted((one, other) => other.length - one.length).slice(0, MOST);
}
