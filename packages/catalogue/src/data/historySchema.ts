import { z } from "zod";

/**
 * `history.json`: what came, changed and went between releases. Made from the server's tags, and it names
 * only what differs from "there since the first release it covers": an entry that is not in it always was.
 */

const text = z.string().min(1);
const release = z.string().regex(/^\d+\.\d+\.\d+$/, "must be a release such as 0.12.4");

/** What was seen in the source of a release; its tag is `v` and the release. */
const seen = { release, file: text };

export const historyKinds = ["setting", "event", "permission", "command"] as const;
export type HistoryKind = (typeof historyKinds)[number];

const historyEntry = z.strictObject({
  kind: z.enum(historyKinds),
  /** As in the other files: `store.<id>.path`, `queue list`. */
  name: text,
  /** The first release that has it, and the file of that tag that shows it; absent when it always was there. */
  since: z.strictObject(seen).optional(),
  /** The source does not tell when it came. */
  unknown: z.literal(true).optional(),
  /** Other defaults, oldest first; null stands for none. */
  defaults: z
    .array(z.strictObject({ ...seen, from: z.string().nullable(), to: z.string().nullable() }))
    .optional(),
  /** The first release without it, and the file that had it in the release before. */
  removed: z
    .strictObject({
      ...seen,
      /** What to use instead, of the same kind; may itself be gone by now. */
      replacedBy: z.array(text).optional(),
      /** What else is different, in a sentence. */
      note: text.optional(),
    })
    .optional(),
});

export type HistoryEntry = z.output<typeof historyEntry>;

export const historyFile = z.strictObject({
  version: text,
  /** The oldest release that was looked at, for events and permissions the one that introduced them. */
  first: z.record(z.enum(historyKinds), release),
  /** All that were looked at, oldest first. */
  releases: z.array(release),
  entries: z.array(historyEntry),
});
export type HistoryFile = z.output<typeof historyFile>;
