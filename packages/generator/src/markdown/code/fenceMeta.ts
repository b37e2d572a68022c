export type FenceMeta = ReturnType<typeof fenceMeta>;

/** Bounds the memory that a mistyped `{1-99999999}` takes. */
const MAX_LINE = 10_000;
const PART = /\{([^{}]*)\}|([^\s={}]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** Parses the info string of a fence, in Docusaurus' notation. */
export function fenceMeta(info: string) {
  const lang = /^[^\s{=]*(?![^\s{]*=)/.exec(info.trim())?.[0] ?? "";
  const meta = {
    /** In lower case; empty without a language. */
    lang: lang.toLowerCase(),
    title: null as string | null,
    /** Line numbers from `{1,3-5}`, counted from one. */
    highlighted: new Set<number>(),
    /** Invalid parts in braces. */
    badRanges: [] as string[],
    lineNumbers: false,
    /** The number of the first line, from `showLineNumbers=10`. */
    firstNumber: 1,
    /** Other attributes, such as `nocheck="why"`; a bare word has an empty value. */
    attributes: {} as Record<string, string>,
  };
  for (const part of info.trim().slice(lang.length).matchAll(PART)) {
    const [, ranges, name = "", doubleQuoted, singleQuoted, bare] = part;
    const value = doubleQuoted ?? singleQuoted ?? bare ?? "";
    if (ranges !== undefined) meta.badRanges = meta.badRanges.concat(addRanges(meta.highlighted, ranges));
    else if (name === "title") meta.title = value;
    else if (name === "showLineNumbers") {
      meta.lineNumbers = value !== "false";
      meta.firstNumber = Number.parseInt(value, 10) || 1;
    } else meta.attributes[name] = value;
  }
  return meta;
}

/** Adds the lines of ranges and returns the invalid ones: letters, line 0, reversed ranges. */
function addRanges(lines: Set<number>, ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    if (!(first >= 1 && last >= first)) return [range.trim()];
    for (let line = first; line <= Math.min(last, MAX_LINE); line++) lines.add(line);
    return [];
  });
}
