import type { Problem } from "../shared/problem.ts";
import { issuesToProblems } from "../shared/schemaProblems.ts";
import { type SiteConfig, siteConfigSchema } from "./siteConfig.ts";

export type ParsedConfig = { ok: true; config: SiteConfig } | { ok: false; problems: Problem[] };

/** Checks a configuration once, at the door; everything behind it can trust the values. */
export function parseConfig(input: unknown, file = "site.config.ts"): ParsedConfig {
  const parsed = siteConfigSchema.safeParse(input);
  if (parsed.success) return { ok: true, config: parsed.data };
  const knownKeys = Object.keys(siteConfigSchema.shape);
  const problems = issuesToProblems(parsed.error.issues, { input, file, rule: "config", knownKeys });
  return { ok: false, problems };
}
