import type { TomlData } from "./tomlSchemas.ts";

export type MessageFacts = ReturnType<typeof messageFacts>;

/** Returns the data file of the tool that explains messages. */
export function messageFacts({ message, replies, spam }: Pick<TomlData, "message" | "replies" | "spam">) {
  return {
    ...message,
    others: replies.others,
    statuses: replies.statuses,
    tags: Object.fromEntries(spam.tags.map(({ tag, score, summary }) => [tag, { score, summary }])),
  };
}
