interface FenceMeta {
  /** As written, in lower case; empty when the fence names none. */
  lang: string;
  title: string | null;
  /** Line numbers from `{1,3-5}`, counted from one. */
  highlighted: ReadonlySet<number>;
  lineNumbers: boolean;
  /** Everything else: `nocheck="why"` by its name, a bare word with an empty value. */
  attributes: Record<string, string>;
}

/** Keeps a mistyped `{1-99999999}` from costing memory. */
const LAST_LINE = 10_000;

/** Reads what follows the backticks of a fence, in Docusaurus' notation. */
export function fenceMeta(info: string): FenceMeta {
  const lang = /^[^\s{=]*(?![^\s{]*=)/.exec(info.trim())?.[0] ?? "";
  const meta = { title: null as string | null, lineNumbers: false, attributes: {} as Record<string, string> };
  const highlighted = new Set<number>();
  for (const part of info
    .trim()
    .slice(lang.length)
    .matchAll(/\{([\d,\s-]+)\}|([^\s={}]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)) {
    const [, ranges, name = "", doubleQuoted, singleQuoted, bare] = part;
    const value = doubleQuoted ?? singleQuoted ?? bare ?? "";
    if (ranges) addRanges(highlighted, ranges);
    else if (name === "title") meta.title = value;
    else if (name === "showLineNumbers") meta.lineNumbers = value !== "false";
    else meta.attributes[name] = value;
  }
  return { lang: lang.toLowerCase(), highlighted, ...meta };
}

function addRanges(lines: Set<number>, ranges: string): void {
  for (const range of ranges.split(",")) {
    const [first = 0, last = first] = range.split("-").map(Number);
    for (let line = first; line <= Math.min(last, LAST_LINE); line++) lines.add(line);
  }
}
