/** Mermaid text in, SVG out. */
export { type RenderedDiagram, renderDiagram } from "./renderDiagram.ts";
