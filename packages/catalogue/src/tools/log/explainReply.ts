import type { Replies } from "../../toml/tomlSchemas.ts";

export type RepliesFile = Replies & { format: typeof REPLIES_FORMAT };
export const REPLIES_FORMAT = 1;

/** What a line says that holds a reply of an SMTP server: this one, or another one. */
export interface ExplainedReply {
  own?: Replies["replies"][number];
  status?: Replies["statuses"][number];
}

/** A basic code with an enhanced one anywhere, or one of them at the beginning. */
const CODE =
  /(?:^|[^\w.])[45]\d\d[ -]+([45]\.\d{1,3}\.\d{1,3})(?![\w.])|^\s*([45]\.\d{1,3}\.\d{1,3})(?![\w.])|^\s*([45])\d\d(?=[ -]|$)/;

/** Explains a reply by its text and by its status code; null for a line that is none. */
export function explainReply(line: string, { replies, statuses }: Replies): ExplainedReply | null {
  const [, ...codes] = CODE.exec(line) ?? [];
  const code = codes.find(Boolean);
  const lower = line.toLowerCase();
  const own = replies.find(({ text }) => lower.includes(text.toLowerCase()));
  const [status] = statuses
    .filter((each) => code === each.code || code?.startsWith(`${each.code}.`))
    .toSorted((a, b) => b.code.length - a.code.length);
  return own || status ? { ...(own ? { own } : {}), ...(status ? { status } : {}) } : null;
}
