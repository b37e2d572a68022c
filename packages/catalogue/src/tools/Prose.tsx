/** A sentence of the data, with the parts in backquotes as code. */
export function Prose({ text }: { text: string }) {
  return text.split("`").map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
    return at % 2 === 1 ? <code key={at}>{part}</code> : part;
  });
}
