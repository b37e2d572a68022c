import type { Finding, Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import { checkCommands } from "./checkCommands.ts";
import { checkHttp } from "./checkHttp.ts";
import { checkJson } from "./checkJson.ts";
import { checkSieve } from "./checkSieve.ts";
import { checkYaml } from "./checkYaml.ts";

type SnippetCheck = (snippet: Snippet, catalogue: Catalogue | null) => Finding[];
/** Checks by language that a model adds, or that need no data. */
type ModelChecks = Catalogue["fenceChecks"];

const shell: SnippetCheck = (snippet, catalogue) =>
  catalogue ? [...checkCommands(snippet, catalogue), ...checkHttp(snippet, catalogue)] : [];

/** The checks by the language of a fence; other languages are not checked. */
const checks = new Map<string, SnippetCheck>(
  Object.entries({
    sieve: (snippet, catalogue) => (catalogue ? checkSieve(snippet, catalogue) : []),
    // The lines of a plan are checked one by one.
    json: (snippet) => (snippet.attributes && "plan" in snippet.attributes ? [] : checkJson(snippet)),
    yaml: checkYaml,
    yml: checkYaml,
    http: (snippet, catalogue) => (catalogue ? checkHttp(snippet, catalogue) : []),
    bash: shell,
    sh: shell,
    shell,
  }),
);

/** Checks a fence, unless it says `nocheck="why"`, which must give a reason. */
export function checkSnippet(
  snippet: Snippet,
  catalogue: Catalogue | null,
  modelChecks: ModelChecks = catalogue?.fenceChecks ?? {},
): Finding[] {
  const { lang, line, nocheck } = snippet;
  const ofModel = Object.hasOwn(modelChecks, lang) ? modelChecks[lang] : undefined;
  if (nocheck === undefined)
    return [...(checks.get(lang)?.(snippet, catalogue) ?? []), ...(ofModel?.(snippet) ?? [])];
  if (nocheck.trim() !== "") return [];
  const message = "The snippet is not checked, but gives no reason.";
  return [{ rule: "nocheck", message, hint: 'Write nocheck="why" or remove it.', line }];
}
