import type { PostalShapeName } from "../../shared/metadata.ts";

/** Four things of the post on a grid of 120 by 80: solid strokes, dotted ones, and those of the second color. */
const SHAPES: Record<PostalShapeName, [solid: string, dotted: string, accent: string]> = {
  envelope: ["M6 10h108v62H6zl54 38 54-38", "", "M94 52h11v13H94z"],
  postmark: [
    "M6 40a31 31 0 1 0 62 0 31 31 0 1 0-62 0",
    "M14 40a23 23 0 1 0 46 0 23 23 0 1 0-46 0",
    "m26 40 8 8 15-16m26 0q6-5 12 0t12 0 12 0m-36 16q6-5 12 0t12 0 12 0",
  ],
  stamp: ["M14 16h48v48H14z", "M6 8h64v64H6z", "M24 31h28v20H24zl14 12 14-12"],
  route: [
    "M6 60a9 9 0 1 0 18 0 9 9 0 1 0-18 0m90-40a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
    "M26 60c34 0 22-40 50-40h10",
    "m82 13 9 7-9 7",
  ],
};

/** A decorative drawing; the text beside it says what is meant. */
export function PostalShape({ name }: { name: PostalShapeName }) {
  const [solid, dotted, accent] = SHAPES[name];
  return (
    <svg className="postal" viewBox="0 0 120 80" aria-hidden="true">
      <path d={solid} />
      <path d={dotted} />
      <path className="accent" d={accent} />
    </svg>
  );
}
