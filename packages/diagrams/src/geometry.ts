/** Plain shapes in pixels, used by every step from measuring to drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** Whether two boxes are less than a distance apart. */
export function overlaps(a: Box, b: Box, distance: number): boolean {
  return (
    a.x < b.x + b.width + distance &&
    b.x < a.x + a.width + distance &&
    a.y < b.y + b.height + distance &&
    b.y < a.y + a.height + distance
  );
}
