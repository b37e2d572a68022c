import { readFileSync } from "node:fs";
import type { Asset } from "../../content/contentTree.ts";
import { hashAsset } from "../../content/hashAsset.ts";
import type { ReadPage } from "../../content/readPages.ts";
import type { ContentRoots, Sources } from "../../content/readSources.ts";
import { readText } from "../../content/readText.ts";
import { splitFrontMatter } from "../../content/splitFrontMatter.ts";
import type { LastBuild, LastDoc } from "./lastBuild.ts";

/** A doc whose body is not what it was. */
export interface ChangedDoc {
  last: LastDoc;
  before: SourceBody;
  after: SourceBody;
}

export type SourceBody = Pick<ReadPage<unknown>, "file" | "body" | "bodyLine">;

/** With more of them it is quicker to look at everything once. */
const FEW = 8;

/** The docs whose bodies changed; null when anything else did, or too much. */
export function findReworded(
  last: LastBuild,
  { texts, assetFiles, publicFiles }: Sources,
  roots: ContentRoots,
): ChangedDoc[] | null {
  const isSame = (asset: Asset | undefined, path: string) => asset?.hash === hashAsset(readFileSync(path));
  if (
    texts.size !== last.texts.size ||
    assetFiles.length !== last.assets.size ||
    publicFiles.length !== last.publicFiles.size ||
    !assetFiles.every((file) => isSame(last.assets.get(file), `${roots.content}/${file}`)) ||
    !publicFiles.every((file) => isSame(last.publicFiles.get(`/${file}`), `${roots.public}/${file}`))
  )
    return null;
  const changed: ChangedDoc[] = [];
  for (const [file, bytes] of texts) {
    const known = last.texts.get(file);
    if (known && Buffer.compare(known, bytes) === 0) continue;
    const doc = known && changedDoc(file, known, bytes, last.docs.get(file));
    const isInOrder = !last.problems.some((problem) => problem.file === file);
    if (!doc || !isInOrder || changed.push(doc) > FEW) return null;
  }
  return changed;
}

/** Null where more than its body changed. */
function changedDoc(
  file: string,
  known: Uint8Array,
  bytes: Uint8Array,
  last: LastDoc | undefined,
): ChangedDoc | null {
  const [old, read] = [readText(known, file), readText(bytes, file)];
  if (!last || !old.ok || !read.ok) return null;
  const [before, after] = [splitFrontMatter(old.text), splitFrontMatter(read.text)];
  if (before.frontMatter !== after.frontMatter || before.bodyLine !== after.bodyLine) return null;
  return { last, before: { file, ...before }, after: { file, ...after } };
}
