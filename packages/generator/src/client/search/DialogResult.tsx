import { memo } from "react";
import type { SearchFragment, SearchHit } from "../../../../search/src/search.ts";
import { SearchText } from "./SearchText.tsx";

/** A result as text. The dialog draws its whole list with every key, and most results stay as they are. */
export const DialogResult = memo(
  ({ hit: { heading, title, excerpt } }: { hit: SearchHit }) => (
    <>
      <span className="DocSearch-Hit-title">
        <SearchText fragments={heading ?? title} />
      </span>
      {excerpt.length > 0 && (
        <span className="DocSearch-Hit-path">
          <SearchText fragments={excerpt} />
        </span>
      )}
    </>
  ),
  (before, now) =>
    isSame(before.hit.heading ?? before.hit.title, now.hit.heading ?? now.hit.title) &&
    isSame(before.hit.excerpt, now.hit.excerpt),
);

function isSame(before: SearchFragment[], now: SearchFragment[]): boolean {
  return (
    before.length === now.length &&
    now.every(({ text, matched }, at) => before[at]?.text === text && before[at].matched === matched)
  );
}
