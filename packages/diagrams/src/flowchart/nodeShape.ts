import { type Box, centerOf, type Point, type Size } from "../geometry.ts";
import { rectTag, tag, textTag } from "../svgMarkup.ts";
import type { FlowNode, NodeShape } from "./flowchart.ts";
import type { PlacedNode } from "./layout/placedFlowchart.ts";

const DOT_RADIUS = 8;
/** The vertical radius of a cylinder's lid. */
const LID = 7;
/** The horizontal inset of a slanted or pointed side. */
const SLANT = 14;

const isRound = (shape: NodeShape) => shape === "circle" || shape === "start" || shape === "end";

/** Returns the size of a shape around its text, in even numbers so that its center is on a whole pixel. */
export function nodeSize(shape: NodeShape, text: Size, min: Size): Size {
  const { width, height } = unroundedSize(shape, text);
  const even = (length: number, minLength: number) =>
    2 * Math.ceil(Math.max(length, isRound(shape) ? 0 : minLength) / 2);
  return { width: even(width, min.width), height: even(height, min.height) };
}

function unroundedSize(shape: NodeShape, text: Size): Size {
  const [width, height] = [text.width + 32, text.height + 18];
  const square = (side: number) => ({ width: side, height: side });
  if (shape === "circle") return square(Math.hypot(text.width, text.height) + 14);
  if (isRound(shape)) return square(2 * DOT_RADIUS);
  // The choice of a state diagram has no text and is a plain diamond.
  if (shape === "decision" && text.width === 0) return square(28);
  if (shape === "decision") return { width: text.width + 16 + 2 * pointWidth(height), height };
  if (shape === "cylinder") return { width, height: height + 14 };
  if (shape === "subroutine") return { width: width + 12, height };
  return { width: shape === "slant" || shape === "flag" ? width + 2 * SLANT : width, height };
}

/** Returns the width of a decision's points; it is a hexagon, which needs less height than a diamond. */
function pointWidth(height: number): number {
  return Math.min(height / 2, 22);
}

/** Returns how far from the center of a side an edge may attach to a shape. */
export function portReach(shape: NodeShape, { width, height }: Size, horizontal: boolean): number {
  const half = (horizontal ? height : width) / 2;
  if (shape === "start" || shape === "end") return 0;
  if (shape === "cylinder") return half - 16;
  if (shape === "circle") return half / 2;
  if (horizontal) return shape === "decision" || shape === "stadium" ? half / 2 : half - 8;
  if (shape === "decision") return half - pointWidth(height) - 2;
  if (shape === "stadium") return half - height / 2;
  return half - (shape === "slant" || shape === "flag" ? SLANT + 6 : 14);
}

/** Extends an edge, which the layout ends at the bounding box of a node, to the outline of its shape. */
export function clipToOutline({ node, ...box }: Box & { node: FlowNode }, before: Point, end: Point): Point {
  const center = centerOf(box);
  const direction = { x: Math.sign(end.x - before.x), y: Math.sign(end.y - before.y) };
  const inset = outlineInset(node.shape, box, {
    at: { x: end.x - center.x, y: end.y - center.y },
    isFromSide: direction.x !== 0,
  });
  return { x: end.x + direction.x * inset, y: end.y + direction.y * inset };
}

/** Returns the distance between bounding box and outline at a point, which is relative to the center. */
function outlineInset(shape: NodeShape, size: Size, { at, isFromSide }: { at: Point; isFromSide: boolean }) {
  const half = { x: size.width / 2, y: size.height / 2 };
  const [along, across] = isFromSide ? (["y", "x"] as const) : (["x", "y"] as const);
  const ellipse = (radius: Point) => {
    const beyond = Math.max(0, Math.abs(at[along]) - half[along] + radius[along]) / radius[along];
    return radius[across] * (1 - Math.sqrt(Math.max(0, 1 - beyond ** 2)));
  };
  if (shape === "decision") {
    const length = pointWidth(size.height);
    if (isFromSide) return (length * Math.abs(at.y)) / half.y;
    return Math.max(0, ((Math.abs(at.x) - half.x + length) / length) * half.y);
  }
  if (shape === "slant") return isFromSide ? SLANT * (0.5 + (Math.sign(at.x) * at.y) / size.height) : 0;
  if (shape === "flag") return isFromSide && at.x < 0 ? SLANT * (1 - Math.abs(at.y) / half.y) : 0;
  if (shape === "cylinder") return ellipse({ x: half.x, y: LID });
  if (shape === "stadium") return ellipse({ x: half.y, y: half.y });
  return isRound(shape) ? ellipse(half) : 0;
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
  const path = (d: string, className = "d-node") => tag("path", { class: className, d });
  switch (shape) {
    case "decision": {
      const [from, to] = [x + pointWidth(height), right - pointWidth(height)];
      const d = `M${x} ${cy}L${from} ${y}H${to}L${right} ${cy}L${to} ${bottom}H${from}Z`;
      return path(d, "d-node d-decision");
    }
    case "slant":
      return path(`M${x + SLANT} ${y}H${right}L${right - SLANT} ${bottom}H${x}Z`);
    case "flag":
      return path(`M${x} ${y}H${right}V${bottom}H${x}L${x + SLANT} ${cy}Z`);
    case "circle":
      return tag("ellipse", { class: "d-node", cx, cy, rx: width / 2, ry: height / 2 });
    case "start":
      return tag("circle", { class: "d-dot", cx, cy, r: DOT_RADIUS });
    case "end":
      return (
        tag("circle", { class: "d-ring", cx, cy, r: DOT_RADIUS }) +
        tag("circle", { class: "d-dot", cx, cy, r: DOT_RADIUS / 2 })
      );
    case "cylinder": {
      const [top, base] = [y + LID, bottom - LID];
      const arc = `A${width / 2} ${LID} 0 0 0`;
      const side = `M${x} ${top}V${base}${arc} ${right} ${base}V${top}`;
      const lid = `M${x} ${top}${arc} ${right} ${top}${arc} ${x} ${top}`;
      return path(side + lid);
    }
    case "subroutine":
      return rectTag("d-node", box, 0) + path(`M${x + 6} ${y}V${bottom}M${right - 6} ${y}V${bottom}`);
    case "stadium":
      return rectTag("d-node", box, height / 2);
    case "note":
      return rectTag("d-note", box, 2);
    default:
      return rectTag("d-node", box, shape === "round" ? 12 : 4);
  }
}
