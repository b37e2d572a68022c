import type { PostalShapeName } from "../../shared/metadata.ts";

/** Four things of the post as strokes on a grid of 120 by 80, in the colors of their surroundings. */
const SHAPES: Record<PostalShapeName, { solid: string; dotted: string; accent: string }> = {
  envelope: {
    solid: "M6 10h108v62H6zM6 12l54 34 54-34M6 72l40-35M114 72 74 37",
    dotted: "",
    accent: "M97 34h11v13H97z",
  },
  postmark: {
    solid: "M68 40a31 31 0 1 1-62 0 31 31 0 0 1 62 0z",
    dotted: "M60 40a23 23 0 1 1-46 0 23 23 0 0 1 46 0z",
    accent: "m26 40 8 8 15-16M73 26q6-5 12 0t12 0 12 0M75 40q6-5 12 0t12 0 10 0M73 54q6-5 12 0t12 0 12 0",
  },
  stamp: {
    solid: "M14 16h48v48H14z",
    dotted: "M6 8h64v64H6z",
    accent: "M24 32h28v20H24zM24 33l14 10 14-10",
  },
  route: {
    solid: "M24 60a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM114 20a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
    dotted: "M26 60c34 0 22-40 50-40h10",
    accent: "m82 13 9 7-9 7M11 60l3 3 5-6",
  },
};

/** A decorative drawing; the text beside it says what is meant. */
export function PostalShape({ name }: { name: PostalShapeName }) {
  const { solid, dotted, accent } = SHAPES[name];
  return (
    <svg className="postal" viewBox="0 0 120 80" aria-hidden="true">
      <path d={solid} />
      {dotted && <path d={dotted} strokeDasharray="1 6" />}
      <path className="accent" d={accent} />
    </svg>
  );
}
