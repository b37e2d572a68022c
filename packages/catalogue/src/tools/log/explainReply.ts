import type { Replies } from "../../toml/messageSchema.ts";
import { adviseOnReply } from "../adviseOnReply.ts";

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
  const lower = line.toLowerCase();
  const own = replies.own.find(({ contains }) => lower.includes(contains.toLowerCase()));
  const other = code && adviseOnReply(line, code, replies);
  return own || other ? { own, ...(other ? { other } : {}) } : null;
}
