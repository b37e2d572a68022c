import type { TomlData } from "./tomlSchemas.ts";

export const MESSAGE_FORMAT = 1;

export type MessageFacts = ReturnType<typeof messageFacts>;

/** Returns the data file of the tool that explains messages. */
export function messageFacts({ message, spam }: Pick<TomlData, "message" | "spam">) {
  const tags = spam.tags.map(({ tag, score, summary }) => [tag, { score, ...(summary ? { summary } : {}) }]);
  return {
    ...message,
    format: MESSAGE_FORMAT,
    tags: Object.fromEntries(tags) as Record<
      string,
      Pick<TomlData["spam"]["tags"][number], "score" | "summary">
    >,
  };
}
