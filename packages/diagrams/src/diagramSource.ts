/** A mistake in the source of a diagram; `line` is null where it cannot be attributed to one line. */
export class DiagramError extends Error {
  constructor(
    message: string,
    readonly line: number | null,
  ) {
    super(message);
  }
}

/** Valid Mermaid that is not drawn; `feature` completes "Diagrams …": `with composite states`. */
export class UnsupportedSyntax extends Error {
  constructor(
    readonly feature: string,
    readonly hint: string,
    readonly line: number,
  ) {
    super(feature);
  }
}

/** A pattern of statements that are not drawn, with the arguments of their `UnsupportedSyntax`. */
export type UnsupportedPattern = [pattern: RegExp, feature: string, hint: string];

export interface DiagramLine {
  text: string;
  /** 1-based. */
  line: number;
}

/** Returns the statements of a diagram, without blank lines, comments, directives and front matter. */
export function diagramLines(source: string): DiagramLine[] {
  const lines = source
    .split(/\r?\n/)
    .map((text, at) => ({ text: text.trim().replace(/;$/, ""), line: at + 1 }));
  const first = lines.findIndex(({ text }) => text !== "");
  const bodyStart =
    lines[first]?.text === "---" ? lines.findIndex(({ text }, at) => at > first && text === "---") + 1 : 0;
  return lines.slice(bodyStart).filter(({ text }) => text !== "" && !text.startsWith("%%"));
}

/** Throws for the first statement that matches a pattern. */
export function refuseUnsupported(lines: DiagramLine[], patterns: UnsupportedPattern[]): void {
  for (const { text, line } of lines) {
    const found = patterns.find(([pattern]) => pattern.test(text));
    if (found) throw new UnsupportedSyntax(found[1], found[2], line);
  }
}
