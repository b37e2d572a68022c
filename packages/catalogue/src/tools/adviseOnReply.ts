import type { Advice, Replies } from "../toml/messageSchema.ts";

/** Explains the reply of another server: by its words, or else by the longest code that fits. */
export function adviseOnReply(
  reply: string,
  code: string,
  { others, statuses }: Pick<Replies, "others" | "statuses">,
): (Advice & { code?: string }) | undefined {
  const text = reply.toLowerCase();
  const [byCode] = statuses
    .filter((each) => `${code}.`.startsWith(`${each.code}.`))
    .toSorted((a, b) => b.code.length - a.code.length);
  return others.find(({ contains }) => text.includes(contains.toLowerCase())) ?? byCode;
}
