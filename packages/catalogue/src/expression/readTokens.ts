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
export function syntax<Place extends object>(fault: string, hint: string, place: Place) {
  return { ok: false, kind: "syntax", fault, hint, ...place } as const;
}

/** What was read at the position, from which the place follows unless it says so itself. */
type Unplaced<Part> = Part extends unknown ? Omit<Part, "from" | "to"> & { from?: number } : never;
type Read = Unplaced<Token | ExpressionFault>;

/** Reads the words, texts and operators of an expression. */
export function readTokens(text: string, names: ExpressionNames): Token[] | ExpressionFault {
  const tokens: Token[] = [];
  const word = /[\w$.]+(?::[\w$.:]*)?/y;
  const textFunctions = ["matches", ...(names.textFunctions ?? ["config_get"])];
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? "";
    const from = at;
    if (character === "}") break;
    if (/[ \r\n]/.test(character)) {
      at++;
      continue;
    }
    const read = readNext(character);
    const token = { from, ...read, to: at };
    if ("ok" in token) return token;
    tokens.push(token);
    if (token.type === "function" && token.text !== undefined) tokens.push({ type: "(", from: at, to: at });
  }
  return tokens;

  function readNext(character: string): Read {
    if (/[\w$.]/.test(character)) {
      word.lastIndex = at;
      const [name = ""] = word.exec(text) ?? [];
      at += name.length;
      return textFunctions.includes(name) ? readTextCall(name) : readWord(name);
    }
    if (character !== '"' && character !== "'") return readOperator(character);
    const string = readString(character);
    return string === null ? UNCLOSED : { type: "value", node: { type: "constant", name: "", text: string } };
  }

  function readWord(name: string): Read {
    const value = (type: "constant" | "name" | "capture"): Read => ({ type: "value", node: { type, name } });
    if (/^\d+$/.test(name) && BigInt(name) > MAX_INTEGER)
      return syntax(`has the number ${name}, which is too large`, "The server counts up to 2⁶³ − 1.", {});
    if (/^[\d.]+$/.test(name) && Number.isFinite(Number(name))) return value("constant");
    const isCall = /^\s*\(/.test(text.slice(at));
    const count = names.argumentsOf(name);
    if (count !== undefined) {
      if (isCall) return { type: "function", name, count, role: "call" };
      return syntax(`names the function ${name} without arguments`, `Write ${name}(…).`, {});
    }
    if (/^\$\d+$/.test(name)) return value("capture");
    if (/^(true|false)$/.test(name)) return value("constant");
    if (/^\$./.test(name) || names.isName(name)) return value("name");
    if (DURATION.test(name) && (names.canBeZero || /[1-9]/.test(name))) return value("constant");
    return { ok: false, kind: "name", word: name, isCall };
  }

  /** Reads a call up to its second argument: the server compiles or looks up the first while it parses. */
  function readTextCall(name: string): Read {
    const opened = /^\(\s*(["'])/.exec(text.slice(at));
    if (!opened) {
      const hint = `Write ${name}(…) with a string in quotes as its first argument.`;
      return syntax(`does not begin the arguments of ${name} with a string`, hint, {});
    }
    at += opened[0].length - 1;
    const from = at;
    const literal = readString(opened[1] ?? "");
    if (literal === null) return { ...UNCLOSED, from };
    if (name === "system" && !SYSTEM.includes(literal))
      return syntax(`names ${literal}, which system does not have`, `It has ${SYSTEM.join(", ")}.`, { from });
    if (name !== "matches") return { type: "function", name, count: 0, text: literal, role: "call" };
    const [comma] = /^\s*,/.exec(text.slice(at)) ?? [];
    if (comma === undefined)
      return syntax("gives matches no second argument", "Write matches('pattern', variable).", {});
    const wrong = checkPattern(literal);
    if (wrong) return syntax(wrong[0], wrong[1], { from });
    at += comma.length;
    return { type: "function", name, count: 1, text: literal, role: "call" };
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

  function readOperator(character: string): Read {
    const pair = text.slice(at, at + 2);
    at++;
    const binary = (name: string): Read => ({ type: "binary", name, rank: rankOf(name) });
    const unary: Read = { type: "unary", name: character, rank: -1 };
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
    if (character === ",") return { type: "comma" };
    if (character === "(" || character === ")" || character === "[" || character === "]")
      return { type: character };
    if (character === "\t") return syntax("has a tab", "Replace it by a space.", {});
    const hint = /[‘’“”„´`]/.test(character) ? "Write straight quotes, ' or \"." : "Put strings in quotes.";
    return syntax(`has the character "${character}"`, hint, {});
  }
}

const UNCLOSED = syntax("has a string that does not end", "Close the quotes.", {});
const SYSTEM = ["domain", "hostname", "node_id", "node_hostname", "node_role"];
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

function rankOf(operator: string): number {
  return PRECEDENCE.findIndex((operators) => operators.includes(operator));
}

/** The server's regular expressions have no look-arounds and no back references. */
function checkPattern(pattern: string): [fault: string, hint: string] | null {
  if (/\(\?(?:[=!]|<[=!])/.test(pattern) || /(?<!\\)(?:\\\\)*\\[1-9]/.test(pattern))
    return [
      `has a pattern that the server cannot compile: ${pattern}`,
      "Remove look-arounds and back references.",
    ];
  try {
    compilePattern(pattern);
    return null;
  } catch {
    const hint = "Close its brackets and parentheses, and write .* for any characters.";
    return [`has a pattern that the server cannot compile: ${pattern}`, hint];
  }
}
