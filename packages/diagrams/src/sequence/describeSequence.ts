import type { Sequence } from "./sequence.ts";

/** A sequence diagram in words: "Sender to Stalwart: Message over SMTP; …". */
export function describeSequence({ participants, items }: Sequence): string {
  const name = (id: string) => (participants.get(id)?.label ?? id).replaceAll("\n", " ");
  const messages = items.flatMap((item) => {
    if (item.type !== "message") return [];
    const label = item.label.replaceAll("\n", " ");
    return [`${name(item.from)} to ${name(item.to)}${label ? `: ${label}` : ""}`];
  });
  const parts = messages.length > 0 ? messages : [...participants.keys()].map(name);
  return `Sequence diagram: ${parts.join("; ")}`;
}
