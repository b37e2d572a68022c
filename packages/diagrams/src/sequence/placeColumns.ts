import { wrapLabel } from "../labelText.ts";
import { SMALL_TEXT, TEXT, textSize } from "../textSize.ts";
import type { Participant, Sequence } from "./sequence.ts";

export interface Column {
  participant: Participant;
  lines: string[];
  width: number;
  /** Position of the lifeline. */
  x: number;
}

/** The size of a self-message. */
export const LOOP = { width: 32, height: 24 };

/** Places the columns of the participants, just far enough apart for the texts between their lifelines. */
export function placeColumns(sequence: Sequence, limit: number): Map<string, Column> {
  const ids = [...sequence.participants.keys()];
  const columns = [...sequence.participants.values()].map((participant) => {
    const lines = wrapLabel(participant.label, limit);
    return { participant, lines, width: Math.max(64, textSize(lines, TEXT).width + 28), x: 0 };
  });
  const gaps = lifelineGaps(sequence, ids, limit);
  columns.forEach((column, at) => {
    const previous = columns[at - 1];
    if (!previous) return;
    const minX = previous.x + (previous.width + column.width) / 2 + 24;
    const needed = gaps
      .filter(({ right }) => right === at)
      .map(({ left, gap }) => (columns[left]?.x ?? 0) + gap);
    column.x = Math.max(minX, ...needed);
  });
  return new Map(columns.map((column) => [column.participant.id, column]));
}

/** Returns the minimum distances between lifelines, with the indexes of their columns. */
function lifelineGaps(sequence: Sequence, ids: string[], limit: number) {
  const indexOf = (id: string | undefined) => ids.indexOf(id ?? "");
  const widthOf = (text: string) => textSize(wrapLabel(text, limit), SMALL_TEXT).width;
  return sequence.items.flatMap((item) => {
    if (item.type !== "message" && item.type !== "note") return [];
    const [from, to] =
      item.type === "message"
        ? [indexOf(item.from), indexOf(item.to)]
        : [indexOf(item.participants[0]), indexOf(item.participants.at(-1))];
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    const onLeft = (gap: number) => ({ left: left - 1, right: left, gap });
    const onRight = (gap: number) => ({ left: right, right: right + 1, gap });
    if (item.type === "message") {
      const width = widthOf(item.label);
      return [left === right ? onRight(width + LOOP.width + 28) : { left, right, gap: width + 32 }];
    }
    const width = widthOf(item.text) + 24;
    if (item.side === "right") return [onRight(width + 24)];
    if (item.side === "left") return [onLeft(width + 24)];
    if (left !== right) return [{ left, right, gap: width - 40 }];
    return [onLeft(width / 2 + 12), onRight(width / 2 + 12)];
  });
}
