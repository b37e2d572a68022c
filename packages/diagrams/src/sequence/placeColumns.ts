import { wrapLabel } from "../labelText.ts";
import { SMALL_TEXT, TEXT, textWidth } from "../textSize.ts";
import type { Participant, Sequence } from "./sequence.ts";

export interface Column {
  participant: Participant;
  lines: string[];
  width: number;
  /** Of the lifeline. */
  x: number;
}

/** How far a message to oneself reaches out. */
export const LOOP = { width: 32, height: 24 };

/** One column per participant, just far enough apart for everything written between their lifelines. */
export function placeColumns(sequence: Sequence, limit: number): Map<string, Column> {
  const participants = [...sequence.participants.values()];
  const order = new Map(participants.map(({ id }, at) => [id, at]));
  const columns = participants.map((participant) => {
    const lines = wrapLabel(participant.label, limit);
    return { participant, lines, width: Math.max(64, textWidth(lines, TEXT.size) + 28), x: 0 };
  });
  const gaps = neededGaps(sequence, order, limit);
  columns.forEach((column, at) => {
    const previous = columns[at - 1];
    if (!previous) return;
    const apart = previous.x + (previous.width + column.width) / 2 + 24;
    const needed = gaps
      .filter(({ right }) => right === at)
      .map(({ left, gap }) => (columns[left]?.x ?? 0) + gap);
    column.x = Math.max(apart, ...needed);
  });
  return new Map(columns.map((column) => [column.participant.id, column]));
}

interface Gap {
  left: number;
  right: number;
  gap: number;
}

function neededGaps(sequence: Sequence, order: Map<string, number>, limit: number): Gap[] {
  const place = (id: string | undefined) => order.get(id ?? "") ?? 0;
  return sequence.items.flatMap((item): Gap[] => {
    if (item.type === "message") {
      const [from, to] = [place(item.from), place(item.to)];
      const width = textWidth(wrapLabel(item.label, limit), SMALL_TEXT.size);
      if (from === to) return [{ left: from, right: from + 1, gap: width + LOOP.width + 28 }];
      return [{ left: Math.min(from, to), right: Math.max(from, to), gap: width + 32 }];
    }
    if (item.type !== "note") return [];
    const [first, last] = [place(item.of[0]), place(item.of.at(-1))];
    const width = textWidth(wrapLabel(item.text, limit), SMALL_TEXT.size) + 24;
    if (item.side === "right") return [{ left: first, right: first + 1, gap: width + 24 }];
    if (item.side === "left") return [{ left: first - 1, right: first, gap: width + 24 }];
    if (first !== last)
      return [{ left: Math.min(first, last), right: Math.max(first, last), gap: width - 40 }];
    return [
      { left: first - 1, right: first, gap: width / 2 + 12 },
      { left: first, right: first + 1, gap: width / 2 + 12 },
    ];
  });
}
