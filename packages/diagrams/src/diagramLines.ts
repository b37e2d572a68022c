/** A diagram that cannot be drawn, with the line of its source that says why. */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line: number | null,
  ) {
    super(message);
  }
}

export interface DiagramLine {
  text: string;
  /** Counted from one. */
  line: number;
}

/** A diagram's statements with their line numbers: no blank lines, comments, directives or front matter. */
export function diagramLines(source: string): DiagramLine[] {
  const lines = source
    .split(/\r?\n/)
    .map((text, at) => ({ text: text.trim().replace(/;$/, ""), line: at + 1 }));
  const first = lines.findIndex(({ text }) => text !== "");
  const bodyStart =
    lines[first]?.text === "---" ? lines.findIndex(({ text }, at) => at > first && text === "---") + 1 : 0;
  return lines.slice(bodyStart).filter(({ text }) => text !== "" && !text.startsWith("%%"));
}
