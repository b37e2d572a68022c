export type FenceMeta = ReturnType<typeof fenceMeta>;

/** Keeps a mistyped `{1-99999999}` from costing memory. */
const LAST_LINE = 10_000;
const PART = /\{([^{}]*)\}|([^\s={}]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** Reads what follows the backticks of a fence, in Docusaurus' notation. */
export function fenceMeta(info: string) {
  const lang = /^[^\s{=]*(?![^\s{]*=)/.exec(info.trim())?.[0] ?? "";
  const meta = {
    /** As written, in lower case; empty when the fence names none. */
    lang: lang.toLowerCase(),
    title: null as string | null,
    /** Line numbers from `{1,3-5}`, counted from one. */
    highlighted: new Set<number>(),
    /** Parts in braces that name no lines. */
    badRanges: [] as string[],
    lineNumbers: false,
    /** The number of the first line, from `showLineNumbers=10`. */
    firstNumber: 1,
    /** Everything else: `nocheck="why"` by its name, a bare word with an empty value. */
    attributes: {} as Record<string, string>,
  };
  for (const part of info.trim().slice(lang.length).matchAll(PART)) {
    const [, ranges, name = "", doubleQuoted, singleQuoted, bare] = part;
    const value = doubleQuoted ?? singleQuoted ?? bare ?? "";
    if (ranges !== undefined) meta.badRanges.push(...addRanges(meta.highlighted, ranges));
    else if (name === "title") meta.title = value;
    else if (name === "showLineNumbers") {
      meta.lineNumbers = value !== "false";
      meta.firstNumber = Number.parseInt(value, 10) || 1;
    } else meta.attributes[name] = value;
  }
  return meta;
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
