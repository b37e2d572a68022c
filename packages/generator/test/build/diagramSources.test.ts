import { renderDiagram } from "@docs/diagrams";
import { expect, it } from "vitest";
import { compile } from "../../../../test/support/compile.ts";
import { diagramSources } from "../../src/build/diagramSources.ts";

const CHART = "flowchart LR\n  a --> b\n";

it("finds the diagrams of a page as the parser will see them", () => {
  const body = `A\n\n\`\`\`mermaid title="x"\n${CHART}\`\`\`\n\n~~~~ mermaid\n${CHART}~~~\n~~~~\n\n\`\`\`toml\na = 1\n\`\`\`\n`;
  expect(diagramSources(body)).toEqual([CHART, `${CHART}~~~\n`]);
});

it("passes over what is no diagram", () => {
  expect(
    diagramSources(`\`\`\`mermaids\n${CHART}\`\`\`\n\n    \`\`\`mermaid\n\n\`\`\`mermaid\nopen`),
  ).toEqual([]);
});

it("lets a page take what was drawn ahead, and draws the rest", () => {
  const body = `\`\`\`mermaid\n${CHART}\`\`\`\n\n- in a list\n\n  \`\`\`mermaid\n  flowchart LR\n    c --> d\n  \`\`\`\n`;
  const drawn = renderDiagram(CHART);
  const marked = { ...drawn, label: "Drawn ahead" };
  const { html } = compile(body, new Map([[CHART, marked]]));
  expect(html).toContain('aria-label="Drawn ahead"');
  expect(html).toContain(">c</");
  expect(html).toContain(">d</");
});
