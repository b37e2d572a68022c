import { type Block, code, type Inline } from "@docs/generator";
import { type EntryHistory, releaseLabel } from "../data/historyIndex.ts";

/** Chips with the first release that has an entry, and the first that no longer reads it. */
export function historyChips({ since, unreadSince }: EntryHistory): Inline[][] {
  return [
    ...(since ? [[`since ${releaseLabel(since)}`]] : []),
    ...(unreadSince ? [[`not read since ${releaseLabel(unreadSince)}`]] : []),
  ];
}

/** The former names and defaults of an entry, which only readers with an old configuration open. */
export function drawHistory({ replaces, defaults }: EntryHistory): Block[] {
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
  return lines.length > 0 ? [{ type: "details", summary: "History", children: lines.flat() }] : [];
}
