/** Parts of addresses, expressions, options and placeholders, which no dictionary can know. */
const TECHNICAL = /[_@\\=<>{}$%#|~^+*&]|:\/\/|^[("'[]*(--?[a-z]|[./])|\p{L}\.\p{L}|\p{L}:\p{L}/iu;
const BETWEEN_WORDS = /[^\p{L}\p{M}']+|(?<!\p{L})'|'(?!\p{L})/u;

/** The words with a spelling in what stands between two spaces: of two letters or more, without the possessive. */
export function wordsOf(chunk: string): string[] {
  if (TECHNICAL.test(chunk) || isPath(chunk)) return [];
  return chunk
    .replaceAll("’", "'")
    .split(/[-—–…]/)
    .filter((part) => !/\d/.test(part))
    .flatMap((part) => part.split(BETWEEN_WORDS))
    .map((word) => word.replace(/'s$/, ""))
    .filter((word) => word.length > 1);
}

/** A slash between two words stands for "or"; with more of them, or at an end, it is a path. */
function isPath(chunk: string): boolean {
  const parts = chunk.replace(/^\P{L}*|[^\p{L}/]*$/gu, "").split("/");
  return parts.length > 3 || parts.at(-1) === "";
}
