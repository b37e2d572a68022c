/** A sentence of the data, with what stands in backquotes as code. */
export function Prose({ text }: { text: string }) {
  return text.split("`").map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
    return at % 2 === 1 ? <code key={at}>{part}</code> : part;
  });
}
