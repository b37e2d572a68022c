/** A setting as Rust code names it: `*` is one part that the code inserts, a leading `**` any number of parts. */
export interface KeyMention {
  pattern: string;
  /** The default, if it is a literal. */
  fallback: string | null;
}

type Token = { type: "string" | "word" | "mark"; text: string };

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|r#"([\s\S]*?)"#|b?"((?:[^"\\]|\\[\s\S])*)"|'(?:[^'\\]|\\.[^']*)'|([A-Za-z_]\w*)|(\d[\w.]*)|(::|->|=>|\S)/g;

/** Finds all settings that a source file names, except in tests and comments. */
export function readKeys(source: string): KeyMention[] {
  const tokens = tokenize(source);
  const found: KeyMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const tuple = readTuple(tokens, at);
    if (tuple) {
      found.push({ pattern: tuple.pattern, fallback: readFallback(tokens, at, tuple.end) });
      at = tuple.end - 1;
      continue;
    }
    const token = tokens[at];
    if (token?.type !== "string") continue;
    const pattern = literalToPattern(token.text);
    if (pattern.includes(".")) found.push({ pattern, fallback: readFallback(tokens, at, at + 1) });
    // `sub_keys("queue.route", ".type")` reads `queue.route.*.type`.
    const suffix = tokens[at + 2];
    if (tokens[at + 1]?.text === "," && suffix?.type === "string" && /^\.[a-z]/.test(suffix.text)) {
      found.push({ pattern: `${pattern}.*${suffix.text}`, fallback: null });
    }
  }
  return found.filter(({ pattern }) => KEY.test(pattern));
}

const KEY = /^(?:\*\*|[a-z][a-z0-9-]*)(?:\.(?:\*|[a-z0-9][a-z0-9_-]*))+$/;

/** Turns `store.{id}.path` into `store.*.path`. */
function literalToPattern(text: string): string {
  return text.replace(/\{[^}]*\}/g, "*").replace(/^\*/, "**");
}

function tokenize(source: string): Token[] {
  const tests = source.search(/#\[cfg\(test\)\]\s*(?:pub )?mod \w+ \{/);
  const code = tests < 0 ? source : source.slice(0, tests);
  const tokens: Token[] = [];
  for (const [, raw, quoted, word, number, mark] of code.matchAll(TOKEN)) {
    const text = raw ?? quoted;
    if (text !== undefined) tokens.push({ type: "string", text: text.replace(/\\\n\s*/g, "") });
    else if (word ?? number) tokens.push({ type: "word", text: word ?? number ?? "" });
    else if (mark) tokens.push({ type: "mark", text: mark });
  }
  return tokens;
}

/** Reads `("store", id, "path")`: strings and names, at least one of each. */
function readTuple(tokens: Token[], start: number): { pattern: string; end: number } | null {
  const before = tokens[start - 1];
  if (tokens[start]?.text !== "(" || before?.type === "word" || [">", "]", "!"].includes(before?.text ?? ""))
    return null;
  const parts: string[] = [];
  let part: Token[] = [];
  for (let at = start + 1, depth = 0; at < tokens.length && at < start + 40; at++) {
    const token = tokens[at];
    if (!token) return null;
    const closes = token.type === "mark" && depth === 0 && (token.text === ")" || token.text === ",");
    if (!closes) {
      if (token.type === "mark" && token.text === "(") depth++;
      if (token.type === "mark" && token.text === ")") depth--;
      part.push(token);
      continue;
    }
    if (part.length > 0) {
      const text = readPart(part, parts.length === 0);
      if (text === null) return null;
      parts.push(text);
    }
    part = [];
    if (token.text === ")") {
      // A tuple of strings only is a key with its value.
      const isKey = parts.some((each) => each.startsWith("*")) && parts.some((each) => !each.startsWith("*"));
      return isKey ? { pattern: parts.join("."), end: at + 1 } : null;
    }
  }
  return null;
}

function readPart(part: Token[], isFirst: boolean): string | null {
  const [first] = part;
  if (part.length === 1 && first?.type === "string") return first.text;
  // `&id`, `id.as_str()`, `self.id`, `*id`.
  const isName = part.every(({ type, text }) =>
    type === "word" ? text !== "mut" && !/^[A-Z\d]/.test(text) : type === "mark" && "&.()*".includes(text),
  );
  if (!isName) return null;
  return isFirst ? "**" : "*";
}

/** Reads the literal default of `property_or_default(key, "30s")`, `IfBlock::new(key, [], "false")`, `property(key)?.unwrap_or(25)`. */
function readFallback(tokens: Token[], start: number, end: number): string | null {
  // `format!` adds another pair of parentheses around the key.
  const isBuilt = tokens[start - 3]?.text === "format" && tokens[start - 2]?.text === "!";
  const from = isBuilt ? end + 1 : end;
  const callee = calleeOf(tokens, isBuilt ? start - 3 : start);
  if (callee === "property") return readUnwrapped(tokens.slice(from, from + 16));
  if (!["property_or_default", "property_or_static", "new"].includes(callee)) return null;
  if (tokens[from]?.text !== ",") return null;
  const rest = tokens.slice(from + 1, from + 60);
  const inside = rest.slice(0, closingOf(rest));
  const texts = inside.filter(({ type }) => type === "string").map(({ text }) => text);
  // Some releases pass the key of the default here, or choose it by feature.
  const isLiteral =
    texts.length > 0 && inside.every(({ type }) => type !== "word") && !KEY.test(texts[0] ?? "");
  if (!isLiteral) return null;
  const cases = texts
    .slice(0, -1)
    .flatMap((text, at) => (at % 2 === 0 ? [`${texts[at + 1]} if ${text}, `] : []));
  return `${cases.join("")}${cases.length > 0 ? "else " : ""}${texts.at(-1)}`;
}

/** Returns the name of the function whose first argument begins here, without type parameters. */
function calleeOf(tokens: Token[], start: number): string {
  let at = start - 1;
  if (tokens[at]?.text !== "(") return "";
  at--;
  if (tokens[at]?.text === ">") {
    while (at > 0 && tokens[at]?.text !== "::") at--;
    at--;
  }
  return tokens[at]?.text ?? "";
}

/** Returns the index of the parenthesis that closes the surrounding call. */
function closingOf(tokens: Token[]): number {
  let depth = 0;
  const end = tokens.findIndex(({ type, text }) => {
    if (type !== "mark") return false;
    if (text === "(" || text === "[") depth++;
    if (text === ")" || text === "]") depth--;
    return depth < 0;
  });
  return end < 0 ? 0 : end;
}

function readUnwrapped(tokens: Token[]): string | null {
  const line = tokens.map(({ text }) => text).join(" ");
  const [, value = "", seconds] =
    /^\) (?:\? )?\. unwrap_or \( (?:(true|false|[\d_]+)|Duration :: from_secs \( (\d+) \)) \)/.exec(line) ??
    [];
  if (seconds) return `${seconds}s`;
  return value === "" ? null : value.replaceAll("_", "");
}
