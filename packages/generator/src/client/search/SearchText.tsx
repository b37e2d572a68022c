import type { SearchFragment } from "../../../../search/src/search.ts";

/** Text with its matching words marked; always text, whatever the index or the query holds. */
export function SearchText({ fragments }: { fragments: SearchFragment[] }) {
  let at = 0;
  return fragments.map(({ text, matched }) => {
    const key = at;
    at += text.length;
    return matched ? <mark key={key}>{text}</mark> : text;
  });
}
