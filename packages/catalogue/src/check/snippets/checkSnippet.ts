import type { Finding, Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import { checkCommands } from "./checkCommands.ts";
import { checkHttp } from "./checkHttp.ts";
import { checkJson } from "./checkJson.ts";
import { checkSieve } from "./checkSieve.ts";
import { checkToml } from "./checkToml.ts";
import { checkYaml } from "./checkYaml.ts";

type SnippetCheck = (snippet: Snippet, catalogue: Catalogue | null) => Finding[];

const shell: SnippetCheck = (snippet, catalogue) =>
  catalogue ? [...checkCommands(snippet, catalogue), ...checkHttp(snippet, catalogue)] : [];

/** The checks by the language of a fence; other languages are not checked. */
const checks: Record<string, SnippetCheck> = {
  toml: checkToml,
  sieve: checkSieve,
  json: checkJson,
  yaml: checkYaml,
  yml: checkYaml,
  http: (snippet, catalogue) => (catalogue ? checkHttp(snippet, catalogue) : []),
  bash: shell,
  sh: shell,
  shell,
};

/** Checks a fence, unless it says `nocheck="why"`, which must give a reason. */
export function checkSnippet(snippet: Snippet, catalogue: Catalogue | null): Finding[] {
  const { lang, line, nocheck } = snippet;
  if (nocheck === undefined) return checks[lang]?.(snippet, catalogue) ?? [];
  if (nocheck.trim() !== "") return [];
  const message = "The snippet is not checked, but gives no reason.";
  return [{ rule: "nocheck", message, hint: 'Write nocheck="why" or remove it.', line }];
}
