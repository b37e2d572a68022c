/** In pixels, like all coordinates and sizes of this package. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle; `x` and `y` are its top left corner. */
export interface Box extends Point, Size {}

export const NO_SIZE: Size = { width: 0, height: 0 };

/** Returns the box with the given center and size. */
export function boxAround({ x, y }: Point, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whether two boxes overlap or are less than `distance` apart. */
export function overlaps(a: Box, b: Box, distance: number): boolean {
  return (
    a.x < b.x + b.width + distance &&
    b.x < a.x + a.width + distance &&
    a.y < b.y + b.height + distance &&
    b.y < a.y + a.height + distance
  );
}

export type Orientation = ReturnType<typeof orientationOf>;

/** Returns functions that swap the axes of a top-down layout where the chart is horizontal; done twice, nothing changes. */
export function orientationOf(isHorizontal: boolean) {
  const size = ({ width, height }: Size): Size =>
    isHorizontal ? { width: height, height: width } : { width, height };
  const point = ({ x, y }: Point): Point => (isHorizontal ? { x: y, y: x } : { x, y });
  return { size, point, box: (box: Box): Box => ({ ...point(box), ...size(box) }) };
}
