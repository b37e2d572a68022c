import { posix } from "node:path";
import type { Mistake } from "../../extension.ts";
import { didYouMean } from "../../shared/nearest.ts";

interface FilePart {
  /** What is shown: without the marks of regions. */
  code: string;
  /** For the checks: with an empty line for each mark. */
  spaced: string;
  /** The line of the file on which `spaced` begins, counted from one. */
  firstLine: number;
}

const REGION = /^\s*[^\w\s]\W*region\s+([\w.-]+)\W*$/;
const END = /^\s*[^\w\s]\W*endregion\b/;
const LINES = /^L?(\d+)(?:-L?(\d*))?$/;

/** Returns the file of the content folder that a page names: relative to the page, or with a slash to the folder. */
export function namedFile(page: string, name: string): string {
  return name.startsWith("/") ? posix.normalize(name.slice(1)) : posix.join(posix.dirname(page), name);
}

/** Returns the lines of a file that `file="app.py#L3-L8"` or `file="app.py#name"` names; without a hash, all of them. */
export function codeOfFile(text: string, hash: string): FilePart | Mistake {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  const isMarker = (line: string) => REGION.test(line) || END.test(line);
  if (hash === "") return part(0, lines.length);
  const [, first, last = first] = LINES.exec(hash) ?? [];
  if (first !== undefined) {
    const [from, to] = [Number(first), last === "" ? lines.length : Number(last)];
    if (from >= 1 && from <= to && to <= lines.length) return part(from - 1, to);
    const message = `The file has no lines ${hash}: it has ${lines.length}.`;
    return { message, hint: "Count from 1 to the last line, as in #L3-L8." };
  }
  const start = lines.findIndex((line) => REGION.exec(line)?.[1] === hash);
  if (start < 0) {
    const names = lines.flatMap((line) => REGION.exec(line)?.[1] ?? []);
    const message = `The file has no region "${hash}".`;
    const hint = didYouMean(hash, names) ?? `Put comments around it: "#region ${hash}" and "#endregion".`;
    return { message, hint };
  }
  let depth = 0;
  const end = lines.findIndex((line, at) => {
    if (at >= start && REGION.test(line)) depth++;
    return at > start && END.test(line) && --depth === 0;
  });
  if (end < 0)
    return { message: `The region "${hash}" does not end.`, hint: 'Write a comment "#endregion".' };
  return part(start + 1, end);

  /** Leaves out the indentation that all lines have. */
  function part(from: number, to: number): FilePart {
    const all = lines.slice(from, to);
    const kept = all.filter((line) => !isMarker(line));
    const indent = kept.reduce(
      (least, line) => (line.trim() ? Math.min(least, line.search(/\S/)) : least),
      Number.POSITIVE_INFINITY,
    );
    return {
      code: kept.map((line) => line.slice(indent)).join("\n"),
      spaced: all.map((line) => (isMarker(line) ? "" : line.slice(indent))).join("\n"),
      firstLine: from + 1,
    };
  }
}
