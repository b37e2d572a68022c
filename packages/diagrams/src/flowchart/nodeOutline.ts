import type { Box, Point, Size } from "../geometry.ts";
import type { NodeShape } from "./flowchart.ts";

export const DOT_RADIUS = 8;
/** Half the height of a cylinder's lid. */
export const LID = 7;
/** How far a slanted or pointed side leans in. */
const SLANT = 14;

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
      return { width: text.width + 16 + 2 * point(height), height };
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
function point(height: number): number {
  return Math.min(height / 2, 22);
}

/** How far from the middle of the sides where edges leave and arrive one may meet the shape. */
export function sideReach(shape: NodeShape, { width, height }: Size, sideways: boolean): number {
  const half = (sideways ? height : width) / 2;
  switch (shape) {
    case "decision":
      return sideways ? half / 2 : half - point(height) - 2;
    case "start":
    case "end":
      return 0;
    case "circle":
      return half / 2;
    case "stadium":
      return sideways ? half / 2 : half - height / 2;
    case "cylinder":
      return half - 16;
    case "slant":
    case "flag":
      return half - (sideways ? 8 : SLANT + 6);
    default:
      return half - (sideways ? 8 : 14);
  }
}

/** The corners of a shape, which its edges end on and, where it has straight sides, it is drawn from. */
export function nodeOutline(shape: NodeShape, box: Box): Point[] {
  const { x, y, width, height } = box;
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  switch (shape) {
    case "decision": {
      const inset = point(height);
      const [start, end] = [x + inset, right - inset];
      return toPoints([x, middle, start, y, end, y, right, middle, end, bottom, start, bottom]);
    }
    case "slant":
      return toPoints([x + SLANT, y, right, y, right - SLANT, bottom, x, bottom]);
    case "flag":
      return toPoints([x, y, right, y, right, bottom, x, bottom, x + SLANT, middle]);
    case "circle":
    case "start":
    case "end":
      return roundedBox(box, { x: width / 2, y: height / 2 });
    case "cylinder":
      return roundedBox(box, { x: width / 2, y: LID });
    case "stadium":
      return roundedBox(box, { x: height / 2, y: height / 2 });
    default:
      return toPoints([x, y, right, y, right, bottom, x, bottom]);
  }
}

function toPoints(numbers: number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2)
    points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
  return points;
}

/** A box whose corners are quarters of an ellipse. */
function roundedBox({ x, y, width, height }: Box, radius: Point): Point[] {
  const quarter = (turns: number, middle: Point) =>
    Array.from({ length: 13 }, (_, at) => {
      const angle = ((turns + at / 12) * Math.PI) / 2;
      return { x: middle.x + radius.x * Math.cos(angle), y: middle.y + radius.y * Math.sin(angle) };
    });
  const [left, right] = [x + radius.x, x + width - radius.x];
  const [top, bottom] = [y + radius.y, y + height - radius.y];
  return [
    ...quarter(0, { x: right, y: bottom }),
    ...quarter(1, { x: left, y: bottom }),
    ...quarter(2, { x: left, y: top }),
    ...quarter(3, { x: right, y: top }),
  ];
}
