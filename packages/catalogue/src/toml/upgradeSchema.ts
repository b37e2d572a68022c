import { z } from "zod";
import { line, release, text } from "../data/schemas.ts";

/** `upgrades.json`: the releases to install on the way to the newest one, and what operators must know of each. */

const sentence = text.regex(/\.$/, "must be a sentence that ends with a period");

const upgradePlatforms = ["linux", "docker", "compose", "kubernetes", "windows"] as const;
export type UpgradePlatform = (typeof upgradePlatforms)[number];

const stop = z.strictObject({
  version: release,
  /** Data is exported and imported instead of migrated at the first start. */
  method: z.literal("import").optional(),
  /** Version of the web admin for this release. */
  webadmin: text.optional(),
  /** The web admin is installed before the server. */
  webadminFirst: z.boolean().optional(),
  /** What the log shows at the end of the migration from the line before. */
  log: text.optional(),
});

const box = z.strictObject({
  title: text,
  text: sentence,
  /** The address of the page with details. */
  page: z.string().regex(/^\//).optional(),
  /** Lines for a shell, by platform. In steps, `{version}` is filled in, and a line after `[import]` has a condition. */
  commands: z.partialRecord(z.enum([...upgradePlatforms, "all"]), z.array(text)).optional(),
});

const change = z.strictObject({
  release,
  text: sentence,
  /** The docs page with details, `mta/outbound/strategy`. */
  page: text.optional(),
  /** Restrict the change to certain setups. */
  platforms: z.array(z.enum(upgradePlatforms)).optional(),
  stores: z.array(text).optional(),
  cluster: z.literal(true).optional(),
});

export const upgradesFile = z.strictObject({
  version: release,
  releases: z.array(stop).min(1),
  /** What to install from a line of releases on; empty where only a new server works. */
  routes: z.array(z.strictObject({ from: z.array(line).min(1), via: z.array(release) })).min(1),
  waits: z.array(z.strictObject({ after: release, before: release, time: text, why: sentence })),
  changes: z.array(change),
  /** What to do for each release; their commands are filled in by `planUpgrade.ts`. */
  steps: z.array(box).min(1),
  /** The way from the last release of this model to the one that is configured by objects, step by step. */
  objects: z.strictObject({
    version: release,
    ways: z.array(z.strictObject({ id: text, label: text, boxes: z.array(box).min(1) })).min(1),
  }),
  /** How each type of store is backed up: a command or a sentence. */
  backups: z.array(z.strictObject({ store: text, command: text.optional(), covers: sentence.optional() })),
});
