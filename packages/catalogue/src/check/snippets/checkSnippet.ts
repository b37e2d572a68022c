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

/** What is checked in a fence, by its language; other languages are only shown. */
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

/** Everything wrong with a fence. One that says `nocheck="why"` is left alone, as long as it gives a reason. */
export function checkSnippet(snippet: Snippet, catalogue: Catalogue | null): Finding[] {
  const { lang, line, nocheck } = snippet;
  if (nocheck === undefined) return checks[lang.toLowerCase()]?.(snippet, catalogue) ?? [];
  if (nocheck.trim() !== "") return [];
  const message = "The snippet is not checked, but gives no reason.";
  return [{ rule: "nocheck", message, hint: 'Write nocheck="why" or remove it.', line }];
}
