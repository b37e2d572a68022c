import type { PageGroup } from "./groupByPage.ts";
import { SearchText } from "./SearchText.tsx";
import { searchMessages as messages } from "./searchMessages.ts";

/** One page of the results: where it is, its title, and the sections that match. */
export function PageHits({ group }: { group: PageGroup }) {
  const { url, path, title, hits } = group;
  const page = hits.find((hit) => hit.heading === null);
  const sections = hits.filter((hit) => hit.heading !== null);
  return (
    <li>
      {path.length > 0 && <p className="search-path">{path.join(messages.pathSeparator)}</p>}
      <h2>
        <a href={url}>
          <SearchText fragments={page?.title ?? title} />
        </a>
      </h2>
      {page && page.excerpt.length > 0 && (
        <p>
          <SearchText fragments={page.excerpt} />
        </p>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map((hit) => (
            <li key={hit.url}>
              <a href={hit.url}>
                <SearchText fragments={hit.heading ?? []} />
              </a>
              {hit.excerpt.length > 0 && (
                <p>
                  <SearchText fragments={hit.excerpt} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
