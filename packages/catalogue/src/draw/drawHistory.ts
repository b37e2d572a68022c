import { type Block, code, type Inline, note, paragraph } from "@docs/generator";
import { type EntryHistory, releaseLabel } from "../data/historyIndex.ts";

/** Since when there is an entry, among its other facts. */
export function historyChips({ since, unreadSince }: EntryHistory): Inline[][] {
  return [
    ...(since ? [[`since ${releaseLabel(since)}`]] : []),
    ...(unreadSince ? [[`not read since ${releaseLabel(unreadSince)}`]] : []),
  ];
}

/** What an entry was called and which default it had before, as a line of its own. */
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
