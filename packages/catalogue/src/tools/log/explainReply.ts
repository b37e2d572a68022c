import type { Advice, Replies } from "../../toml/messageSchema.ts";

/** What a line says that holds a reply of an SMTP server: this one, or another one. */
export interface ExplainedReply {
  own?: Replies["own"][number] | undefined;
  other?: ReturnType<typeof adviseOnReply>;
}

/** A basic code with an enhanced one anywhere, or one of them at the beginning. */
const CODE =
  /(?:^|[^\w.])[45]\d\d[ -]+([45]\.\d{1,3}\.\d{1,3})(?![\w.])|^\s*([45]\.\d{1,3}\.\d{1,3})(?![\w.])|^\s*([45])\d\d(?=[ -]|$)/;

/** Explains a reply by its text and by its status code; null for a line that is none. */
export function explainReply(line: string, replies: Replies): ExplainedReply | null {
  const [, ...codes] = CODE.exec(line) ?? [];
  const code = codes.find(Boolean);
  const own = replies.own.find(contained(line));
  const other = code === undefined ? undefined : adviseOnReply(line, code, replies);
  return own || other ? { own, other } : null;
}

/** Explains the reply of another server: by its words, or else by the longest code that fits. */
export function adviseOnReply(
  reply: string,
  code: string,
  { others, statuses }: Pick<Replies, "others" | "statuses">,
): (Advice & { code?: string }) | undefined {
  const [byCode] = statuses
    .filter((each) => `${code}.`.startsWith(`${each.code}.`))
    .toSorted((a, b) => b.code.length - a.code.length);
  return others.find(contained(reply)) ?? byCode;
}

function contained(reply: string): (each: { contains: string }) => boolean {
  const text = reply.toLowerCase();
  return ({ contains }) => text.includes(contains.toLowerCase());
}
