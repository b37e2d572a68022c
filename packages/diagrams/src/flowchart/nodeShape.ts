import { type Box, middleOf, type Point, type Size } from "../geometry.ts";
import { rectTag, tag, textTag } from "../svgMarkup.ts";
import type { FlowNode, NodeShape } from "./flowchart.ts";
import type { PlacedNode } from "./layout/placedFlowchart.ts";

const DOT_RADIUS = 8;
/** Half the height of a cylinder's lid. */
const LID = 7;
/** How far a slanted or pointed side leans in. */
const SLANT = 14;

const isRound = (shape: NodeShape) => shape === "circle" || shape === "start" || shape === "end";

/** The room a shape needs around its text, in even numbers so that its middle is on a whole pixel. */
export function nodeSize(shape: NodeShape, text: Size, least: Size): Size {
  const { width, height } = exactSize(shape, text);
  const even = (length: number, atLeast: number) =>
    2 * Math.ceil(Math.max(length, isRound(shape) ? 0 : atLeast) / 2);
  return { width: even(width, least.width), height: even(height, least.height) };
}

function exactSize(shape: NodeShape, text: Size): Size {
  const [width, height] = [text.width + 32, text.height + 18];
  const square = (side: number) => ({ width: side, height: side });
  if (shape === "circle") return square(Math.hypot(text.width, text.height) + 14);
  if (isRound(shape)) return square(2 * DOT_RADIUS);
  // Without a text, as where a state diagram branches, it is a plain lozenge.
  if (shape === "decision" && text.width === 0) return square(28);
  if (shape === "decision") return { width: text.width + 16 + 2 * pointLength(height), height };
  if (shape === "cylinder") return { width, height: height + 14 };
  if (shape === "subroutine") return { width: width + 12, height };
  return { width: shape === "slant" || shape === "flag" ? width + 2 * SLANT : width, height };
}

/** A decision is a lozenge with a flat top: as pointed as its height allows, yet no taller than its text. */
function pointLength(height: number): number {
  return Math.min(height / 2, 22);
}

/** How far from the middle of the sides where edges leave and arrive one may meet the shape. */
export function sideReach(shape: NodeShape, { width, height }: Size, sideways: boolean): number {
  const half = (sideways ? height : width) / 2;
  if (shape === "start" || shape === "end") return 0;
  if (shape === "cylinder") return half - 16;
  if (shape === "circle") return half / 2;
  if (sideways) return shape === "decision" || shape === "stadium" ? half / 2 : half - 8;
  if (shape === "decision") return half - pointLength(height) - 2;
  if (shape === "stadium") return half - height / 2;
  return half - (shape === "slant" || shape === "flag" ? SLANT + 6 : 14);
}

/** The layout ends every edge on a node's box, at a right angle; from there it goes on to the node's outline. */
export function meetOutline({ node, ...box }: Box & { node: FlowNode }, before: Point, end: Point): Point {
  const middle = middleOf(box);
  const step = { x: Math.sign(end.x - before.x), y: Math.sign(end.y - before.y) };
  const inset = outlineInset(node.shape, box, {
    at: { x: end.x - middle.x, y: end.y - middle.y },
    isFromSide: step.x !== 0,
  });
  return { x: end.x + step.x * inset, y: end.y + step.y * inset };
}

/** How far inside its box a shape is where an edge meets it; `at` is counted from its middle. */
function outlineInset(shape: NodeShape, size: Size, { at, isFromSide }: { at: Point; isFromSide: boolean }) {
  const half = { x: size.width / 2, y: size.height / 2 };
  const [along, across] = isFromSide ? (["y", "x"] as const) : (["x", "y"] as const);
  const ellipse = (radius: Point) => {
    const beyond = Math.max(0, Math.abs(at[along]) - half[along] + radius[along]) / radius[along];
    return radius[across] * (1 - Math.sqrt(Math.max(0, 1 - beyond ** 2)));
  };
  if (shape === "decision") {
    const length = pointLength(size.height);
    if (isFromSide) return (length * Math.abs(at.y)) / half.y;
    return Math.max(0, ((Math.abs(at.x) - half.x + length) / length) * half.y);
  }
  if (shape === "slant") return isFromSide ? SLANT * (0.5 + (Math.sign(at.x) * at.y) / size.height) : 0;
  if (shape === "flag") return isFromSide && at.x < 0 ? SLANT * (1 - Math.abs(at.y) / half.y) : 0;
  if (shape === "cylinder") return ellipse({ x: half.x, y: LID });
  if (shape === "stadium") return ellipse({ x: half.y, y: half.y });
  return isRound(shape) ? ellipse(half) : 0;
}

/** A node's shape with its text. */
export function drawNode({ node, lines, ...box }: PlacedNode): string {
  const { x, y } = middleOf(box);
  // The lid takes its room from the top only.
  const at = { x, y: node.shape === "cylinder" ? y + LID / 2 : y };
  return drawShape(node.shape, box) + (node.label ? textTag("d-text", lines, at) : "");
}

function drawShape(shape: NodeShape, box: Box): string {
  const { x, y, width, height } = box;
  const { x: cx, y: cy } = middleOf(box);
  const [right, bottom] = [x + width, y + height];
  const path = (d: string, className = "d-node") => tag("path", { class: className, d });
  switch (shape) {
    case "decision": {
      const [from, to] = [x + pointLength(height), right - pointLength(height)];
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
