import { didYouMean } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import type { Setting } from "../../data/schemas.ts";

const STRING = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs;
const WORD = /[A-Za-z_$][\w.$]*|\d[\w.]*/g;
/** What no expression has outside its strings. */
const FOREIGN = /[^\w$.\s&|!^()+*/=<>,[\]:-]/;
const NUMBER_OR_DURATION = /^(\d+(\.\d+)?|\d+(d|h|m|s|ms))$/i;

/** What is wrong with an expression and how to mend it; null when every word in it is known. */
export function checkExpression(
  text: string,
  setting: Setting,
  catalogue: Pick<Catalogue, "functions" | "events" | "metrics">,
): { fault: string; hint?: string | undefined } | null {
  const bare = text.replace(STRING, (string) => " ".repeat(string.length));
  if (/["']/.test(bare)) return { fault: "has a string that does not end", hint: "Close the quotes." };
  const foreign = FOREIGN.exec(bare)?.[0];
  if (foreign) return { fault: `has the character "${foreign}"`, hint: "Put text into quotes of its own." };
  if (!isBalanced(bare))
    return { fault: "has parentheses that do not match", hint: "Close each of them once." };
  const { functions } = catalogue;
  const { variables = [], constants = [] } = setting;
  const names = setting.variableSet === COUNTED ? countedNames(catalogue) : variables;
  for (const { 0: word, index } of bare.matchAll(WORD)) {
    const isCall = /^\s*\(/.test(bare.slice(index + word.length));
    if (isCall) {
      const known = functions.entries.map(({ name }) => name);
      if (!known.includes(word)) return unknownWord("function", word, known);
    } else if (!isValue(word, setting) && !names.includes(word)) {
      return unknownWord("variable", word, [...names, ...constants, "true", "false"]);
    }
  }
  return null;
}

/** The set of variables that alerts have: everything that is counted, written with underscores. */
const COUNTED = "metrics";

function countedNames({ events, metrics }: Pick<Catalogue, "events" | "metrics">): string[] {
  return [...events.entries, ...metrics.entries].map(({ name }) => name.replaceAll(/[.-]/g, "_"));
}

/** Where the variables depend on another key, any name can be one. */
function isValue(word: string, { constants = [], variableSet }: Setting): boolean {
  return (
    (variableSet !== undefined && variableSet !== COUNTED) ||
    word.startsWith("$") ||
    word === "true" ||
    word === "false" ||
    NUMBER_OR_DURATION.test(word) ||
    constants.includes(word)
  );
}

function unknownWord(what: string, word: string, known: string[]) {
  const quoted = what === "variable" ? ` A text needs quotes of its own: "'${word}'".` : "";
  const hint = didYouMean(word, known) ?? `Known here: ${known.slice(0, 12).join(", ")}.${quoted}`;
  return { fault: `uses the unknown ${what} "${word}"`, hint };
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth++;
    if (character === ")" && --depth < 0) return false;
  }
  return depth === 0;
}
