import { markWords } from "@docs/search/text";
import { memo } from "react";

/** Text with its matching words marked; always text, whatever the index or the query holds. */
export const SearchText = memo(({ text, marked }: { text: string; marked: readonly string[] }) => {
  let at = 0;
  return markWords(text, marked).map((fragment) => {
    const key = at;
    at += fragment.text.length;
    return fragment.matched ? <mark key={key}>{fragment.text}</mark> : fragment.text;
  });
});
