import { readTokens, type Token } from "../../expression/readTokens.ts";

/** Every word is a variable here: the tokens that are compared do not depend on what else a name is. */
const NAMES = { argumentsOf: () => undefined, isName: () => true };

/** Writes the new names of listeners in an expression; undefined if it uses their names in another way than `==` or `!=`. */
export function renameListeners(text: string, renamed: ReadonlyMap<string, string>): string | undefined {
  if (renamed.size === 0 || !text.includes("listener")) return text;
  const tokens = readTokens(text, NAMES);
  if (!Array.isArray(tokens)) return undefined;
  const newNames = new Set(renamed.values());
  let written = text;
  // From the end, so that positions before it stay valid.
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    if (!isVariable(token)) continue;
    const compared = comparedWith(tokens, at);
    // Another listener has this name in 0.16.
    if (!compared || newNames.has(compared.text)) return undefined;
    const name = renamed.get(compared.text);
    if (name !== undefined)
      written = `${written.slice(0, compared.from + 1)}${name}${written.slice(compared.to - 1)}`;
  }
  return written;
}

function isVariable(token: Token): boolean {
  return token.type === "value" && token.node.type === "name" && token.node.name === "listener";
}

/** Returns the text that the variable is compared with, if the comparison is an operand of nothing but `&&` and `||`. */
function comparedWith(tokens: Token[], at: number) {
  const start = isComparison(tokens[at - 1]) ? at - 2 : at;
  const [left, operator, right] = tokens.slice(start, start + 3);
  const other = start === at ? right : left;
  const isWhole = isComparison(operator) && isEdge(tokens[start - 1]) && isEdge(tokens[start + 3]);
  if (!isWhole || other?.type !== "value" || other.node.text === undefined) return undefined;
  return { text: other.node.text, from: other.from, to: other.to };
}

function isComparison(token: Token | undefined): boolean {
  return token?.type === "binary" && /^[=!]=$/.test(token.name);
}

function isEdge(token: Token | undefined): boolean {
  if (token?.type === "binary") return token.name === "&&" || token.name === "||";
  return token === undefined || token.type === "comma" || token.type === "(" || token.type === ")";
}
