import { compilePattern } from "./compilePattern.ts";

/** A part of an expression with its position: a value, or an operation on the values of its arguments. */
export interface ExpressionNode {
  type: "constant" | "name" | "capture" | "call" | "unary" | "binary" | "index" | "array";
  /** The name, the function, the operator, or the source text of a number. */
  name: string;
  /** A text constant, or the text that the function reads while parsing. */
  text?: string;
  from: number;
  to: number;
  args: ExpressionNode[];
}

export interface ExpressionNames {
  /** Returns how many arguments a function takes, or undefined if it does not exist. */
  argumentsOf(name: string): number | undefined;
  /** Variables and constants of the setting. */
  isName(word: string): boolean;
  /** Functions besides `matches` whose only argument is a text that is read while parsing. */
  textFunctions?: readonly string[];
  /** Since 0.16, a duration can be 0. */
  canBeZero?: boolean;
}

export type ExpressionFault = { ok: false; from: number; to: number } & (
  | { kind: "syntax"; fault: string; hint: string }
  | { kind: "name"; word: string; isCall: boolean }
);

export type Token = { from: number; to: number } & (
  | { type: "value"; node: Pick<ExpressionNode, "type" | "name" | "text"> }
  | { type: "function"; name: string; count: number; text?: string; role: "call" | "index" | "array" }
  | { type: "unary" | "binary"; name: string; rank: number }
  | { type: "comma" | "(" | ")" | "[" | "]" }
);

/** Binary operators, from the loosest to the tightest binding. */
const PRECEDENCE = [["||"], ["&&"], ["^"], ["==", "!="], [">", ">=", "<", "<="], ["+", "-"], ["*", "/"]];
const DURATION = /^\d+(d|h|m|s|ms)?$/i;
const MAX_INTEGER = 2n ** 63n - 1n;

/** A mistake of the expression itself; all of them have this form. */
export function syntax(
  fault: string,
  hint: string,
  { from, to }: { from: number; to: number },
): ExpressionFault {
  return { ok: false, kind: "syntax", fault, hint, from, to };
}

/** Reads the words, texts and operators of an expression. */
export function readTokens(text: string, names: ExpressionNames): Token[] | ExpressionFault {
  const tokens: Token[] = [];
  const word = /[\w$.]+(?::[\w$.:]*)?/y;
  const textFunctions = ["matches", ...(names.textFunctions ?? ["config_get"])];
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? "";
    const from = at;
    if (/[\w$.]/.test(character)) {
      word.lastIndex = at;
      const [name = ""] = word.exec(text) ?? [];
      at += name.length;
      const isTextCall = textFunctions.includes(name);
      const token = isTextCall ? readTextCall(name, from) : readWord(name, from);
      if ("ok" in token) return token;
      tokens.push(token);
      if (isTextCall) tokens.push({ type: "(", from: at, to: at });
    } else if (character === '"' || character === "'") {
      const string = readString(character);
      if (string === null) return unclosed(from);
      tokens.push({ type: "value", node: { type: "constant", name: "", text: string }, from, to: at });
    } else if (character === "}") break;
    else if (/[ \r\n]/.test(character)) at++;
    else {
      const token = readOperator(character);
      if (!token)
        return syntax(`has the character "${character}"`, "Put text into quotes of its own.", {
          from,
          to: at,
        });
      tokens.push({ ...token, from, to: at });
    }
  }
  return tokens;

  function unclosed(from: number): ExpressionFault {
    return syntax("has a string that does not end", "Close the quotes.", { from, to: text.length });
  }

  function readWord(name: string, from: number): Token | ExpressionFault {
    const place = { from, to: at };
    const value = (type: "constant" | "name" | "capture"): Token => ({
      type: "value",
      node: { type, name },
      ...place,
    });
    if (/^\d+$/.test(name) && BigInt(name) > MAX_INTEGER)
      return syntax(`has the number ${name}, which is too large`, "The server counts up to 2⁶³ − 1.", place);
    if (/^[\d.]+$/.test(name) && Number.isFinite(Number(name))) return value("constant");
    const count = names.argumentsOf(name);
    if (count !== undefined) {
      if (/^\s*\(/.test(text.slice(at))) return { type: "function", name, count, role: "call", ...place };
      return syntax(`names the function ${name} without arguments`, `Write ${name}(…).`, place);
    }
    if (/^\$\d+$/.test(name)) return value("capture");
    if (/^(true|false)$/.test(name)) return value("constant");
    if (/^\$./.test(name) || names.isName(name)) return value("name");
    if (DURATION.test(name) && (names.canBeZero || /[1-9]/.test(name))) return value("constant");
    return { ok: false, kind: "name", word: name, isCall: /^\s*\(/.test(text.slice(at)), ...place };
  }

  /** Reads a call up to its second argument: the server compiles or looks up the first while it parses. */
  function readTextCall(name: string, from: number): Token | ExpressionFault {
    const opened = /^\(\s*(["'])/.exec(text.slice(at));
    if (!opened) {
      const hint = `Write ${name}(…) with a text in quotes as its first argument.`;
      return syntax(`does not begin the arguments of ${name} with a text`, hint, { from, to: at });
    }
    at += opened[0].length - 1;
    const begin = at;
    const literal = readString(opened[1] ?? "");
    if (literal === null) return unclosed(begin);
    const [rest = ""] = name === "matches" ? (/^\s*,/.exec(text.slice(at)) ?? []) : [];
    const place = { from, to: at };
    if (name === "matches" && rest === "")
      return syntax("gives matches no second argument", "Write matches('pattern', variable).", place);
    const wrong = name === "matches" ? checkPattern(literal, { from: begin, to: at }) : null;
    if (wrong) return wrong;
    at += rest.length;
    return {
      type: "function",
      name,
      count: name === "matches" ? 1 : 0,
      text: literal,
      role: "call",
      ...place,
    };
  }

  function readString(quotes: string): string | null {
    let value = "";
    let last = "";
    for (at++; at < text.length; at++) {
      const character = text[at] ?? "";
      if (last !== "\\" && character === quotes) {
        at++;
        return value;
      }
      // The server keeps the backslash of an escape sequence.
      value += last === "\\" ? (ESCAPES[character] ?? character) : character;
      last = character;
    }
    return null;
  }

  function readOperator(character: string) {
    const pair = text.slice(at, at + 2);
    at++;
    const binary = (name: string) => ({ type: "binary" as const, name, rank: rankOf(name) });
    const unary = { type: "unary" as const, name: character, rank: -1 };
    if (character === "&" || character === "|") {
      if (pair[1] === character) at++;
      return binary(character + character);
    }
    if (character === "=") {
      // The server skips the next character, whatever it is.
      at++;
      return binary(pair === "=>" ? ">=" : pair === "=<" ? "<=" : "==");
    }
    if (character === "!" && pair !== "!=") return unary;
    const operator = ["!=", ">=", "<="].includes(pair) ? pair : character;
    at += operator.length - 1;
    const before = tokens.at(-1)?.type;
    if (character === "-" && (before === undefined || /^(\(|comma|binary)$/.test(before))) return unary;
    if (rankOf(operator) >= 0) return binary(operator);
    if (character === ",") return { type: "comma" as const };
    return character === "(" || character === ")" || character === "[" || character === "]"
      ? { type: character as "(" }
      : null;
  }
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

function rankOf(operator: string): number {
  return PRECEDENCE.findIndex((operators) => operators.includes(operator));
}

/** The server's regular expressions have no look-arounds and no back references. */
function checkPattern(pattern: string, place: { from: number; to: number }): ExpressionFault | null {
  if (/\(\?(?:[=!]|<[=!])/.test(pattern) || /(?<!\\)(?:\\\\)*\\[1-9]/.test(pattern))
    return syntax(
      `has a pattern that the server cannot compile: ${pattern}`,
      "Remove look-arounds and back references.",
      place,
    );
  try {
    compilePattern(pattern);
    return null;
  } catch {
    return syntax(
      `has a pattern that is not sound: ${pattern}`,
      "Close its brackets and parentheses.",
      place,
    );
  }
}
