/** Programs read 50,000 characters of a file; the rest is for what stands around the pieces. */
const MAX_CHARACTERS = 45_000;

/** Divides pieces among files that programs read to their end. */
export function divide(pieces: string[]): string[][] {
  const files: string[][] = [[]];
  let length = 0;
  for (const piece of pieces) {
    if (length > 0 && length + piece.length > MAX_CHARACTERS) {
      files.push([]);
      length = 0;
    }
    files.at(-1)?.push(piece);
    length += piece.length + 1;
  }
  return files;
}

/** Divides Markdown at its headings, and at the items of its lists where a section is too long itself; lines join the pieces. */
export function markdownPieces(markdown: string): string[] {
  const sections = splitBefore(markdown, /^#{2,} /);
  return sections.flatMap((section) =>
    section.length > MAX_CHARACTERS ? splitBefore(section, /^- /) : [section],
  );
}

/** Splits before the lines that match, but not in code. */
function splitBefore(text: string, start: RegExp): string[] {
  const pieces: string[][] = [[]];
  let fence = "";
  for (const line of text.split("\n")) {
    const marks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (fence === "") fence = marks;
    else if (marks.startsWith(fence)) fence = "";
    if (fence === "" && start.test(line)) pieces.push([]);
    pieces.at(-1)?.push(line);
  }
  return pieces.map((lines) => lines.join("\n"));
}
