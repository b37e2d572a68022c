import { type Box, centerOf, type Point, type Size } from "../geometry.ts";
import { rectTag, tag, textTag } from "../svg.ts";
import type { FlowNode, NodeShape } from "./flowchart.ts";
import type { PlacedNode } from "./layout/placedFlowchart.ts";

const DOT_RADIUS = 8;
/** The vertical radius of a cylinder's lid. */
const LID = 7;

/** Returns the size of a shape around its text, in even numbers so that its center is on a whole pixel. */
export function nodeSize(shape: NodeShape, text: Size): Size {
  if (shape === "start" || shape === "end") return { width: 2 * DOT_RADIUS, height: 2 * DOT_RADIUS };
  const height = text.height + (shape === "cylinder" ? 32 : 18);
  const width = text.width + (shape === "decision" ? 16 + 2 * pointWidth(height) : 32);
  return { width: 2 * Math.ceil(width / 2), height: 2 * Math.ceil(height / 2) };
}

/** Returns the width of a decision's points; it is a hexagon, which needs less height than a diamond. */
function pointWidth(height: number): number {
  return Math.min(height / 2, 22);
}

/** Returns how far from the center of a side an edge may attach to a shape. */
export function portRange(shape: NodeShape, { width, height }: Size, isHorizontal: boolean): number {
  const half = (isHorizontal ? height : width) / 2;
  if (shape === "start" || shape === "end") return 0;
  if (shape === "cylinder") return half - 16;
  if (shape === "decision") return isHorizontal ? half / 2 : half - pointWidth(height) - 2;
  return half - (isHorizontal ? 8 : 14);
}

/** Extends an edge, which the layout ends at the bounding box of a node, to the outline of its shape. */
export function clipToOutline({ node, ...box }: Box & { node: FlowNode }, before: Point, end: Point): Point {
  const center = centerOf(box);
  const side = Math.sign(end.x - before.x);
  if (node.shape === "decision" && side !== 0) {
    const inset = (pointWidth(box.height) * Math.abs(end.y - center.y)) / (box.height / 2);
    return { x: end.x + side * inset, y: end.y };
  }
  if (node.shape !== "cylinder" || side !== 0) return end;
  const inset = LID * (1 - Math.sqrt(1 - ((end.x - center.x) / (box.width / 2)) ** 2));
  return { x: end.x, y: end.y + Math.sign(end.y - before.y) * inset };
}

export function drawNode({ node, lines, ...box }: PlacedNode): string {
  const { x, y } = centerOf(box);
  // The text is centered below the lid.
  const at = { x, y: node.shape === "cylinder" ? y + LID / 2 : y };
  return drawShape(node.shape, box) + (node.label ? textTag("d-text", lines, at) : "");
}

function drawShape(shape: NodeShape, box: Box): string {
  const { x, y, width, height } = box;
  const { x: cx, y: cy } = centerOf(box);
  const [right, bottom] = [x + width, y + height];
  switch (shape) {
    case "decision": {
      const [from, to] = [x + pointWidth(height), right - pointWidth(height)];
      const d = `M${x} ${cy}L${from} ${y}H${to}L${right} ${cy}L${to} ${bottom}H${from}Z`;
      return tag("path", { class: "d-node d-decision", d });
    }
    case "cylinder": {
      const [top, base] = [y + LID, bottom - LID];
      const arc = `A${width / 2} ${LID} 0 0 0`;
      const side = `M${x} ${top}V${base}${arc} ${right} ${base}V${top}`;
      const lid = `M${x} ${top}${arc} ${right} ${top}${arc} ${x} ${top}`;
      return tag("path", { class: "d-node", d: side + lid });
    }
    case "start":
      return tag("circle", { class: "d-dot", cx, cy, r: DOT_RADIUS });
    case "end":
      return (
        tag("circle", { class: "d-ring", cx, cy, r: DOT_RADIUS }) +
        tag("circle", { class: "d-dot", cx, cy, r: DOT_RADIUS / 2 })
      );
    default:
      return rectTag("d-node", box, shape === "round" ? 12 : 4);
  }
}
