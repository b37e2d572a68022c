export interface HeaderPart {
  /** Without comments and quotes. */
  text: string;
  /** Without comments, but with quotes. */
  quoted: string;
  comments: string[];
}

/** Splits a structured header, but not inside of quotes and of comments, which may be nested. */
export function splitHeader(value: string): HeaderPart[] {
  const parts: HeaderPart[] = [];
  let [text, comment, depth, isQuoted] = ["", "", 0, false];
  let comments: string[] = [];
  const end = () => {
    const quoted = text.replace(/\s+/g, " ").trim();
    parts.push({ text: withoutQuotes(quoted), quoted, comments });
    [text, comments] = ["", []];
  };
  for (let at = 0; at < value.length; at++) {
    const char = value.charAt(at);
    const isPlain = char !== "\\" || !(isQuoted || depth > 0);
    const next = isPlain ? "" : value.charAt(++at);
    if (depth > 0) {
      if (isPlain && char === "(") depth++;
      if (isPlain && char === ")" && --depth === 0) {
        comments.push(comment.trim());
        [text, comment] = [`${text} `, ""];
      } else comment += isPlain ? char : next;
    } else if (!isQuoted && char === "(") depth = 1;
    else if (!isQuoted && char === ";") end();
    else {
      if (isPlain && char === '"') isQuoted = !isQuoted;
      text += char + next;
    }
  }
  if (comment) comments.push(comment.trim());
  end();
  return parts;
}

/** `"a \"b\""` → `a "b"`. */
function withoutQuotes(text: string): string {
  return text.replace(/"((?:[^"\\]|\\.)*)"?/g, (_, inside: string) => inside.replace(/\\(.)/g, "$1"));
}

/** `a=b reason = "c d"` → its values by name, without quotes. */
export function readProperties(quoted: string): [name: string, value: string][] {
  const pairs = quoted.matchAll(/(?<![^\s="])([^\s="]+) ?= ?((?:"(?:[^"\\]|\\.)*"?|[^\s"])*)/g);
  return [...pairs].map(([, name = "", value = ""]) => [name.toLowerCase(), withoutQuotes(value)]);
}

/** Returns the values of a header by its name, the topmost first. */
export type Headers = (name: string) => string[];

/** Splits each part at its first mark, `d=example.org`; parts without a name are left out. */
export function readPairs(parts: string[], mark: string): [name: string, value: string][] {
  return parts.flatMap((part): [string, string][] => {
    const at = part.indexOf(mark);
    return at > 0 ? [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]] : [];
  });
}

/** Second levels under which countries register domains: `example.co.uk` is one organization. */
const SHARED = new Set("ac co com edu go gob gov gv ltd me net ne nom or org plc sch".split(" "));

/** The domain that is registered, as far as it can be told without the list of all public suffixes. */
function organizationOf(domain: string): string {
  const labels = domain.toLowerCase().replace(/\.$/, "").split(".");
  const isShared = labels.at(-1)?.length === 2 && SHARED.has(labels.at(-2) ?? "");
  return labels.slice(isShared ? -3 : -2).join(".");
}

export function domainOf(address: string): string {
  return address
    .slice(address.lastIndexOf("@") + 1)
    .replace(/[<>\s]|\.$/g, "")
    .toLowerCase();
}

/** Whether two domains belong to one organization, as DMARC wants it by default. */
export function isAligned(domain: string, other: string): boolean {
  return domain.includes(".") && organizationOf(domain) === organizationOf(other);
}

/** Returns the time of a date of a header, which has no comments any more, in milliseconds. */
export function readDate(text: string): number | null {
  // Browsers read some kind of date out of nearly everything.
  const time = /\d{1,2} [a-z]{3} \d{4} \d{1,2}:\d\d/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** `3723` → `1 h 2 min`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  if (seconds < 172_800) return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min`;
  return `${Math.floor(seconds / 86_400)} days`;
}
