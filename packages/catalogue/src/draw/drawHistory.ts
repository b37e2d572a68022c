import { type Block, code, type Inline, note, paragraph } from "@docs/generator";
import { type EntryHistory, releaseLabel } from "../data/historyIndex.ts";

/** Chips with the first release that has an entry, and the first that no longer reads it. */
export function historyChips({ since, unreadSince }: EntryHistory): Inline[][] {
  return [
    ...(since ? [[`since ${releaseLabel(since)}`]] : []),
    ...(unreadSince ? [[`not read since ${releaseLabel(unreadSince)}`]] : []),
  ];
}

/** A paragraph with the former names and defaults of an entry. */
export function historyLines({ replaces, defaults }: EntryHistory): Block[] {
  const lines = [
    ...replaces.map(({ name, release }): Inline[] => [
      "Replaces ",
      code(name),
      ` since ${releaseLabel(release)}. `,
    ]),
    ...defaults.map(({ release, from }): Inline[] => [
      `Default before ${releaseLabel(release)}: `,
      from === null ? "none" : code(from || '""'),
      ". ",
    ]),
  ];
  return lines.length > 0 ? [paragraph(note(lines.flat()))] : [];
}
