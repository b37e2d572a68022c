/** Plain shapes in pixels, used by every step from measuring to drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Its point is the upper left corner. */
export interface Box extends Point, Size {}

export const NO_SIZE: Size = { width: 0, height: 0 };

/** The box of a size around its middle. */
export function boxAround({ x, y }: Point, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether two boxes are less than a distance apart. */
export function overlaps(a: Box, b: Box, distance: number): boolean {
  return (
    a.x < b.x + b.width + distance &&
    b.x < a.x + a.width + distance &&
    a.y < b.y + b.height + distance &&
    b.y < a.y + a.height + distance
  );
}
