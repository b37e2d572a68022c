interface FenceMeta {
  /** As written, in lower case; empty when the fence names none. */
  lang: string;
  title: string | null;
  /** Line numbers from `{1,3-5}`, counted from one. */
  highlighted: ReadonlySet<number>;
  /** Parts in braces that name no lines. */
  badRanges: string[];
  lineNumbers: boolean;
  /** The number of the first line, from `showLineNumbers=10`. */
  firstNumber: number;
  /** Everything else: `nocheck="why"` by its name, a bare word with an empty value. */
  attributes: Record<string, string>;
}

/** Keeps a mistyped `{1-99999999}` from costing memory. */
const LAST_LINE = 10_000;

/** Reads what follows the backticks of a fence, in Docusaurus' notation. */
export function fenceMeta(info: string): FenceMeta {
  const lang = /^[^\s{=]*(?![^\s{]*=)/.exec(info.trim())?.[0] ?? "";
  const meta = {
    title: null as string | null,
    lineNumbers: false,
    firstNumber: 1,
    badRanges: [] as string[],
    attributes: {} as Record<string, string>,
  };
  const highlighted = new Set<number>();
  for (const part of info
    .trim()
    .slice(lang.length)
    .matchAll(/\{([^{}]*)\}|([^\s={}]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)) {
    const [, ranges, name = "", doubleQuoted, singleQuoted, bare] = part;
    const value = doubleQuoted ?? singleQuoted ?? bare ?? "";
    if (ranges !== undefined) meta.badRanges.push(...addRanges(highlighted, ranges));
    else if (name === "title") meta.title = value;
    else if (name === "showLineNumbers") {
      meta.lineNumbers = value !== "false";
      meta.firstNumber = Number.parseInt(value, 10) || 1;
    } else meta.attributes[name] = value;
  }
  return { lang: lang.toLowerCase(), highlighted, ...meta };
}

/** Adds the lines and returns what names none: letters, line 0, ranges that go backwards. */
function addRanges(lines: Set<number>, ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    if (!(first >= 1 && last >= first)) return [range.trim()];
    for (let line = first; line <= Math.min(last, LAST_LINE); line++) lines.add(line);
    return [];
  });
}
