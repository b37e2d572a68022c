import { posix } from "node:path";

/** A page of the corpus and the real page it repeats. */
export interface PlannedPage {
  source: string;
  target: string;
  /** 0 for the real page itself. */
  copy: number;
}

const DAY = 86_400_000;
const FIRST_POST = Date.UTC(2018, 0, 1);

/** The real docs where they are, then copies of them, spread evenly over all folders that are categories. */
export function planDocs(docs: string[], folders: string[], count: number): PlannedPage[] {
  const copies = planCopies(docs, count, (source, copy) => {
    const folder = folders[copy % folders.length] ?? "docs";
    return `${folder}/${posix.basename(source, posix.extname(source))}-${copy}.md`;
  });
  return [...docs.map(asItIs), ...copies];
}

/** The real posts, then copies of them on earlier days. */
export function planPosts(posts: string[], count: number): PlannedPage[] {
  const copies = planCopies(posts, count, (_source, copy) => {
    const day = new Date(FIRST_POST + copy * 7 * DAY).toISOString().slice(0, 10);
    return `blog/${day}-post-${copy}.md`;
  });
  return [...posts.map(asItIs), ...copies];
}

export function asItIs(file: string): PlannedPage {
  return { source: file, target: file, copy: 0 };
}

function planCopies(
  files: string[],
  count: number,
  name: (source: string, copy: number) => string,
): PlannedPage[] {
  return Array.from({ length: Math.max(0, count - files.length) }, (_, at) => {
    const source = files[at % files.length] ?? "";
    return { source, target: name(source, at + 1), copy: at + 1 };
  });
}
