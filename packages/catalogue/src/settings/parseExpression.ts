interface ExpressionNames {
  /** Returns how many arguments a function takes, or undefined if it does not exist. */
  argumentsOf(name: string): number | undefined;
  /** Variables and constants of the setting. */
  isName(word: string): boolean;
}

type ParsedExpression =
  /** `texts` are the strings of an expression without operators or calls: `'mx'`, `['a', 'b']`. */
  | { ok: true; texts: string[] | null }
  | { ok: false; kind: "syntax"; fault: string; hint: string }
  | { ok: false; kind: "name"; word: string; isCall: boolean };

type Token =
  | { type: "value"; text?: string }
  | { type: "function"; name: string; count: number }
  | { type: "unary" | "comma" | "(" | ")" | "[" | "]" }
  | { type: "binary"; rank: number };
type Failure = Extract<ParsedExpression, { ok: false }>;

/** Binary operators, from the loosest to the tightest binding. */
const PRECEDENCE = [["||"], ["&&"], ["^"], ["==", "!="], [">", ">=", "<", "<="], ["+", "-"], ["*", "/"]];
const DURATION = /^0*[1-9]\d*(d|h|m|s|ms)?$/i;

/** Parses an expression by the server's rules for names, operators and the number of arguments. */
export function parseExpression(text: string, names: ExpressionNames): ParsedExpression {
  const tokens = readTokens(text, names);
  if (!Array.isArray(tokens)) return tokens;
  const fault = checkStructure(tokens) ?? checkOperands(tokens);
  if (fault) return fault;
  const isPlain = tokens.every(({ type }) => /^(value|comma|\[|\])$/.test(type));
  const texts = tokens.flatMap((token) => (token.type === "value" ? [token.text] : []));
  return { ok: true, texts: isPlain ? texts.filter((one) => one !== undefined) : null };
}

function syntax(fault: string, hint: string): Failure {
  return { ok: false, kind: "syntax", fault, hint };
}

function readTokens(text: string, names: ExpressionNames): Token[] | Failure {
  const tokens: Token[] = [];
  const word = /[\w$.]+(?::[\w$.:]*)?/y;
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? "";
    if (/[\w$.]/.test(character)) {
      word.lastIndex = at;
      const [name = ""] = word.exec(text) ?? [];
      at += name.length;
      const isLiteralCall = name === "matches" || name === "config_get";
      const token = isLiteralCall ? readLiteralCall(name) : readWord(name);
      if ("ok" in token) return token;
      tokens.push(token);
      if (isLiteralCall) tokens.push({ type: "(" });
    } else if (character === '"' || character === "'") {
      const string = readString(character);
      if (string === null) return syntax("has a string that does not end", "Close the quotes.");
      tokens.push({ type: "value", text: string });
    } else if (character === "}") break;
    else if (/[ \r\n]/.test(character)) at++;
    else {
      const token = readOperator(character);
      if (!token) return syntax(`has the character "${character}"`, "Put text into quotes of its own.");
      tokens.push(token);
    }
  }
  return tokens;

  function readWord(name: string): Token | Failure {
    if (/^[\d.]+$/.test(name) && Number.isFinite(Number(name))) return { type: "value" };
    const count = names.argumentsOf(name);
    if (count !== undefined) return { type: "function", name, count };
    if (/^(true|false|\$.+)$/.test(name) || DURATION.test(name) || names.isName(name))
      return { type: "value" };
    return { ok: false, kind: "name", word: name, isCall: /^\s*\(/.test(text.slice(at)) };
  }

  /** Reads a call up to its second argument: the server compiles or looks up the first while it parses. */
  function readLiteralCall(name: string): Token | Failure {
    const opened = /^\(\s*(["'])/.exec(text.slice(at));
    if (!opened) {
      const hint = `Write ${name}(…) with a text in quotes as its first argument.`;
      return syntax(`does not begin the arguments of ${name} with a text`, hint);
    }
    at += opened[0].length - 1;
    const literal = readString(opened[1] ?? "");
    if (literal === null) return syntax("has a string that does not end", "Close the quotes.");
    const [rest = ""] = name === "matches" ? (/^\s*,/.exec(text.slice(at)) ?? []) : [];
    if (name === "matches" && rest === "")
      return syntax("gives matches no second argument", "Write matches('pattern', variable).");
    const wrong = name === "matches" ? checkPattern(literal) : null;
    if (wrong) return wrong;
    at += rest.length;
    return { type: "function", name, count: name === "matches" ? 1 : 0 };
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
      value += character;
      last = character;
    }
    return null;
  }

  function readOperator(character: string): Token | null {
    const pair = text.slice(at, at + 2);
    at++;
    if (character === "&" || character === "|") {
      if (pair[1] === character) at++;
      return { type: "binary", rank: rankOf(character + character) };
    }
    if (character === "=") {
      // The server skips the next character, whatever it is.
      at++;
      return { type: "binary", rank: rankOf(pair === "=>" ? ">=" : pair === "=<" ? "<=" : "==") };
    }
    if (character === "!" && pair !== "!=") return { type: "unary" };
    const operator = ["!=", ">=", "<="].includes(pair) ? pair : character;
    at += operator.length - 1;
    const rank = rankOf(operator);
    const before = tokens.at(-1)?.type;
    if (character === "-" && (before === undefined || /^(\(|comma|binary)$/.test(before)))
      return { type: "unary" };
    if (rank >= 0) return { type: "binary", rank };
    if (character === ",") return { type: "comma" };
    return character === "(" || character === ")" || character === "[" || character === "]"
      ? { type: character }
      : null;
  }
}

function rankOf(operator: string): number {
  return PRECEDENCE.findIndex((operators) => operators.includes(operator));
}

/** The server's regular expressions have no look-arounds and no back references. */
function checkPattern(pattern: string): Failure | null {
  if (/\(\?(?:[=!]|<[=!])/.test(pattern) || /(?<!\\)(?:\\\\)*\\[1-9]/.test(pattern))
    return syntax(
      `has a pattern that the server cannot compile: ${pattern}`,
      "Remove look-arounds and back references.",
    );
  try {
    new RegExp(
      pattern
        .replace(/\(\?[a-zA-Z-]+\)/g, "")
        .replace(/\(\?P</g, "(?<")
        .replace(/\(\?[a-zA-Z-]+:/g, "(?:"),
    );
    return null;
  } catch {
    return syntax(`has a pattern that is not sound: ${pattern}`, "Close its brackets and parentheses.");
  }
}

/** Reports missing operands, which the server accepts but are never intended. */
function checkOperands(tokens: Token[]): Failure | null {
  const typeAt = (at: number) => tokens[at]?.type ?? "end";
  const isMissing = ({ type }: Token, at: number) =>
    (type === "binary" && /^(end|binary|unary|comma|\(|\[)$/.test(typeAt(at - 1))) ||
    (/^(binary|unary)$/.test(type) && /^(end|binary|comma|\)|\])$/.test(typeAt(at + 1)));
  if (!tokens.some(isMissing)) return null;
  return syntax("has an operator without a value beside it", "Complete the expression.");
}

const MISMATCH = syntax("has parentheses that do not match", "Close each of them once.");

/** Counts arguments as the server does: each operand adds one, each binary operator subtracts one. */
function checkStructure(tokens: Token[]): Failure | null {
  const operators: Token[] = [];
  const counts: number[] = [];
  let followsValue = false;
  for (const token of tokens) {
    let isValue = false;
    if (token.type === "value") {
      count(1);
      isValue = token.text === undefined;
    } else if (token.type === "function") {
      count(1);
      counts.push(0);
      operators.push(token);
    } else if (token.type === "[") {
      if (!followsValue) count(1);
      counts.push(followsValue ? 1 : 0);
      operators.push({ type: "function", name: "[", count: followsValue ? 2 : -1 }, token);
    } else if (token.type === ")" || token.type === "]") {
      const fault = close(token.type === ")" ? "(" : "[");
      if (fault) return fault;
      isValue = true;
    } else if (token.type === "binary") {
      count(-1);
      dropOperators(({ type, ...top }) => type === "unary" || ("rank" in top && token.rank <= top.rank));
      operators.push(token);
    } else if (token.type === "comma") dropOperators(({ type }) => type === "unary" || type === "binary");
    else operators.push(token);
    followsValue = isValue;
  }
  return operators.every(({ type }) => type === "binary" || type === "unary") ? null : MISMATCH;

  function count(step: number) {
    const last = counts.length - 1;
    if (last >= 0) counts[last] = Math.max(0, (counts[last] ?? 0) + step);
  }

  function dropOperators(isDone: (token: Token) => boolean) {
    for (let top = operators.at(-1); top && isDone(top); top = operators.at(-1)) operators.pop();
  }

  function close(opening: "(" | "["): Failure | null {
    dropOperators(({ type }) => type === "unary" || type === "binary");
    if (operators.pop()?.type !== opening) return MISMATCH;
    const called = operators.at(-1);
    if (called?.type !== "function") return null;
    operators.pop();
    const given = counts.pop() ?? 0;
    if (called.count < 0 || called.count === given) return null;
    if (called.name === "[")
      return syntax("has an array index that is not one value", "Write one number in the brackets.");
    const [wanted, got] = called.name === "matches" ? [2, given + 1] : [called.count, given];
    return syntax(
      `calls ${called.name} with ${got} ${got === 1 ? "argument" : "arguments"}`,
      `${called.name} takes ${wanted}.`,
    );
  }
}
