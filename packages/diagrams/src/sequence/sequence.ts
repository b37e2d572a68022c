import type { ArrowHead } from "../drawLine.ts";

export interface Participant {
  id: string;
  label: string;
  /** Drawn with round ends. */
  isActor: boolean;
}

export interface Message {
  type: "message";
  from: string;
  to: string;
  label: string;
  dashed: boolean;
  startHead: ArrowHead;
  endHead: ArrowHead;
}

export interface Note {
  type: "note";
  side: "left" | "right" | "over";
  participants: string[];
  text: string;
}

type SequenceItem =
  | Message
  | Note
  | { type: "open"; keyword: string; label: string }
  | { type: "divider"; label: string }
  | { type: "close" };

/** A parsed sequence diagram. */
export interface Sequence {
  participants: Map<string, Participant>;
  items: SequenceItem[];
}

/** Describes a sequence diagram as text: "Sender to Stalwart: Message over SMTP; …". */
export function describeSequence({ participants, items }: Sequence): string {
  const name = (id: string) => participants.get(id)?.label ?? id;
  const messages = items.flatMap((item) =>
    item.type === "message"
      ? [`${name(item.from)} to ${name(item.to)}${item.label ? `: ${item.label}` : ""}`]
      : [],
  );
  const parts = messages.length > 0 ? messages : [...participants.keys()].map(name);
  return `Sequence diagram: ${parts.join("; ").replaceAll("\n", " ")}`;
}
