import type { BlogPost, PostalShapeName } from "../../shared/metadata.ts";

/** Four things of the post on a grid of 120 by 80: solid strokes, and dotted ones in the second color. */
const SHAPES: Record<PostalShapeName, [solid: string, dotted: string]> = {
  envelope: ["M6 10h108v62H6zM20 46h44M20 58h28", "M86 18h20v24H86z"],
  postmark: [
    "M6 40a31 31 0 1 0 62 0 31 31 0 1 0-62 0m20 0 8 8 15-16m26 0q6-5 12 0t12 0 12 0m-36 16q6-5 12 0t12 0 12 0",
    "M14 40a23 23 0 1 0 46 0 23 23 0 1 0-46 0",
  ],
  stamp: ["M36 16h48v48H36zm10 15h28v20H46zl14 12 14-12", "M28 8h64v64H28z"],
  route: [
    "M6 60a9 9 0 1 0 18 0 9 9 0 1 0-18 0m90-40a9 9 0 1 0 18 0 9 9 0 1 0-18 0m-14-7 9 7-9 7",
    "M26 60c34 0 22-40 50-40h10",
  ],
};

/** The shape of a post's topic. */
export function shapeOf({ tags }: BlogPost): PostalShapeName {
  return tags.find((tag) => tag.shape)?.shape ?? "envelope";
}

/** A decorative drawing; the text beside it says what is meant. */
export function PostalShape({ name }: { name: PostalShapeName }) {
  const [solid, dotted] = SHAPES[name];
  return (
    <svg className="postal" viewBox="0 0 120 80" aria-hidden="true">
      <path d={solid} />
      <path d={dotted} />
    </svg>
  );
}
