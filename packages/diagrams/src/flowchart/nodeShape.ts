import type { Point, Size } from "../geometry.ts";
import type { NodeShape } from "./flowchart.ts";

export const DOT_RADIUS = 8;
/** Half the height of a cylinder's lid. */
export const LID = 7;
/** How far a slanted or pointed side leans in. */
export const SLANT = 14;

/** The room a shape needs around its text, in even numbers so that its middle is on a whole pixel. */
export function nodeSize(shape: NodeShape, text: Size, least: Size): Size {
  const { width, height } = exactSize(shape, text);
  const isRound = shape === "circle" || shape === "start" || shape === "end";
  const even = (length: number, atLeast: number) =>
    2 * Math.ceil(Math.max(length, isRound ? 0 : atLeast) / 2);
  return { width: even(width, least.width), height: even(height, least.height) };
}

function exactSize(shape: NodeShape, text: Size): Size {
  const width = text.width + 32;
  const height = text.height + 18;
  switch (shape) {
    case "decision":
      // Without a text, as where a state diagram branches, it is a plain lozenge.
      if (text.width === 0) return { width: 28, height: 28 };
      return { width: text.width + 16 + 2 * pointLength(height), height };
    case "circle": {
      const diameter = Math.hypot(text.width, text.height) + 14;
      return { width: diameter, height: diameter };
    }
    case "cylinder":
      return { width, height: height + 14 };
    case "subroutine":
      return { width: width + 12, height };
    case "slant":
    case "flag":
      return { width: width + 2 * SLANT, height };
    case "start":
    case "end":
      return { width: 2 * DOT_RADIUS, height: 2 * DOT_RADIUS };
    default:
      return { width, height };
  }
}

/** A decision is a lozenge with a flat top: as pointed as its height allows, yet no taller than its text. */
export function pointLength(height: number): number {
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

interface Meeting {
  shape: NodeShape;
  size: Size;
  /** Counted from the node's middle. */
  at: Point;
  /** The edge comes from the left or right, else from above or below. */
  isFromSide: boolean;
}

/** How far inside a node's box its outline is where an edge meets it. */
export function outlineInset({ shape, size, at, isFromSide }: Meeting): number {
  const half = { x: size.width / 2, y: size.height / 2 };
  const [along, across] = isFromSide ? (["y", "x"] as const) : (["x", "y"] as const);
  const ellipse = (radius: Point) => {
    const beyond = Math.max(0, Math.abs(at[along]) - half[along] + radius[along]) / radius[along];
    return radius[across] * (1 - Math.sqrt(Math.max(0, 1 - beyond ** 2)));
  };
  switch (shape) {
    case "decision": {
      const length = pointLength(size.height);
      if (isFromSide) return (length * Math.abs(at.y)) / half.y;
      return Math.max(0, ((Math.abs(at.x) - half.x + length) / length) * half.y);
    }
    case "slant":
      return isFromSide ? SLANT * (0.5 + (Math.sign(at.x) * at.y) / size.height) : 0;
    case "flag":
      return isFromSide && at.x < 0 ? SLANT * (1 - Math.abs(at.y) / half.y) : 0;
    case "circle":
    case "start":
    case "end":
      return ellipse(half);
    case "cylinder":
      return ellipse({ x: half.x, y: LID });
    case "stadium":
      return ellipse({ x: half.y, y: half.y });
    default:
      return 0;
  }
}
