import { z } from "zod";

/** `upgrades.json`: which releases lie on the way to the newest one, and what an operator has to know of each. */

const text = z.string().min(1);
const release = z.string().regex(/^\d+\.\d+\.\d+$/, "must be a release such as 0.12.4");
const line = z.string().regex(/^\d+\.\d+$/, "must be a line of releases such as 0.12");
const sentence = text.regex(/\.$/, "must be a sentence that ends with a period");

const upgradePlatforms = ["linux", "docker", "windows"] as const;
export type UpgradePlatform = (typeof upgradePlatforms)[number];

const stop = z.strictObject({
  version: release,
  /** Data is exported and imported instead of migrated at the first start. */
  method: z.literal("import").optional(),
  /** The web admin that goes with it. */
  webadmin: text.optional(),
  /** The web admin is installed before the server. */
  webadminFirst: z.boolean().optional(),
});

const change = z.strictObject({
  release,
  text: sentence,
  /** The docs page that says more, `mta/outbound/strategy`. */
  page: text.optional(),
  /** Whom it concerns; all, where nothing is said. */
  platforms: z.array(z.enum(upgradePlatforms)).optional(),
  stores: z.array(text).optional(),
  cluster: z.literal(true).optional(),
});

export const upgradesFile = z.strictObject({
  version: release,
  releases: z.array(stop).min(1),
  /** Lines of releases, and what to install from there on; nothing where a new server is the only way. */
  routes: z.array(z.strictObject({ from: z.array(line).min(1), via: z.array(release) })).min(1),
  waits: z.array(z.strictObject({ after: release, before: release, time: text, why: sentence })),
  changes: z.array(change),
  /** How each type of store is backed up: by a command, or as the sentence says. */
  backups: z.array(z.strictObject({ store: text, command: text.optional(), covers: sentence.optional() })),
});
