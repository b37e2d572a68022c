import { z } from "zod";
import { release, text } from "./schemas.ts";

/**
 * `history.json`: what releases added, changed and removed, read from the server's tags. Names that it does not
 * list exist unchanged since the first release it covers.
 */

/** Evidence in the source of a release; its tag is `v` and the release. */
const seen = { release, file: text };

const historyKinds = ["setting", "event", "permission", "command"] as const;

const historyEntry = z.strictObject({
  kind: z.enum(historyKinds),
  name: text.describe("As in the other files: `store.<id>.path`, `queue list`."),
  since: z
    .strictObject(seen)
    .optional()
    .describe(
      "The first release that has it, and the file of that tag that shows it; absent if all releases have it.",
    ),
  unknown: z.literal(true).optional().describe("The release that added it is not known."),
  defaults: z
    .array(z.strictObject({ ...seen, from: z.string().nullable(), to: z.string().nullable() }))
    .optional()
    .describe("Other defaults, oldest first; null means none."),
  removed: z
    .strictObject({
      ...seen,
      replacedBy: z
        .array(text)
        .optional()
        .describe("What to use instead, of the same kind; may itself be gone by now."),
      note: text.optional().describe("What else is different, in a sentence."),
    })
    .optional()
    .describe("The first release without it, and the file that had it in the release before."),
});

export type HistoryEntry = z.output<typeof historyEntry>;

export const historyFile = z.strictObject({
  version: text,
  first: z
    .record(z.enum(historyKinds), release)
    .describe("The oldest release that was read; for events and permissions, the one that introduced them."),
  releases: z.array(release).describe("All releases that were read, oldest first."),
  entries: z.array(historyEntry),
});
export type HistoryFile = z.output<typeof historyFile>;
