import { renderMermaidSVG } from "beautiful-mermaid";
import { DiagramError } from "./diagramError.ts";
import type { DiagramLine } from "./diagramLines.ts";
import type { Picture } from "./fitColumn.ts";
import { restyleSvg } from "./restyleSvg.ts";

/** Class and entity diagrams are rare here: the library draws them, and only their look is ours. */
export function libraryDiagram(
  kind: string,
  lines: DiagramLine[],
  id: string,
): { picture: Picture; label: string } {
  const svg = runLibrary(lines);
  // It passes over relations it cannot read, and a diagram that lacks one is worse than none.
  const written = lines.filter(({ text }) =>
    /\s\S*(?:--|\.\.)\S*\s/.test(text.replace(/"[^"]*"|:.*$/g, "")),
  ).length;
  const drawn = svg.match(/class="(?:class|er)-relationship"/g)?.length ?? 0;
  if (drawn < written)
    throw new DiagramError(`${written - drawn} of its ${written} relations cannot be read`, null);
  const names = [...svg.matchAll(/<g class="(?:class-node|entity)" data-id="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  return { picture: restyleSvg(svg, id), label: `${kind}: ${names.join(", ")}` };
}

function runLibrary(lines: DiagramLine[]): string {
  try {
    // The library knows "zero or more" on the left only in the spelling of the right.
    const source = lines.map(({ text }) => text.replace(/\}o(?=--|\.\.)/, "o{")).join("\n");
    return renderMermaidSVG(source, { padding: 4 });
  } catch (cause) {
    throw new DiagramError("the diagram library cannot read it", lines[0]?.line ?? null, { cause });
  }
}
