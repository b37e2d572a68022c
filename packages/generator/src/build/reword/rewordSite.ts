import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatProblems } from "../../check/report.ts";
import { readSources } from "../../content/readSources.ts";
import type { NextOutput } from "../output.ts";
import { type PreviousBuild, readPreviousBuild } from "../previousBuild.ts";
import type { BuildResult, Workshop } from "../workshop.ts";
import { findReworded } from "./findReworded.ts";
import { type LastBuild, readLastBuild } from "./lastBuild.ts";
import { openRewording } from "./openRewording.ts";
import { renewListings } from "./renewListings.ts";
import { rewordDoc } from "./rewordDoc.ts";
import { writeReworded } from "./writeReworded.ts";

/**
 * The short way, for when nothing but the words of some docs changed since the last build: their files, the search index
 * and the text of all pages are new, everything else stays. Null where more changed; then the site is as it was.
 */
export async function rewordSite(workshop: Workshop, next: NextOutput): Promise<BuildResult | null> {
  const { options, out, caches, surroundings } = workshop;
  const last = options.useCache ? readLastBuild(caches.lastBuild) : null;
  if (!last) return null;
  const previous = await readPreviousBuild(caches.record, out);
  const roots = { content: options.content, public: options.public };
  const sources = await readSources(roots);
  if (last.surroundings !== (await surroundings) || !isWhole(last, previous)) return null;
  const changed = findReworded(last, sources, roots);
  if (changed === null) return null;
  if (changed.length > 0) {
    const read = (path: string) => readFileSync(join(out, path));
    const rewording = await openRewording(changed, last, workshop);
    const docs = rewording && (await allOrNone(changed.map((doc) => rewordDoc(doc, { ...rewording, read }))));
    const listings = docs && renewListings(last.listings, docs);
    if (!docs || !listings) return null;
    const now = { ...last, texts: sources.texts, listings };
    const writing = { docs, read, memo: rewording.memo, last: now, previous, workshop, next };
    if (!(await writeReworded(writing))) return null;
  }
  if (last.problems.length > 0) options.print(formatProblems(last.problems, options.report));
  options.progress.done(
    `${changed.length} of ${last.docs.size} docs changed, ${last.pages} pages in ${options.out}`,
  );
  return { ok: true, pages: last.pages, problems: last.problems };
}

/** True when the folder is the one that the last build wrote, and nothing is missing from it. */
function isWhole({ folder, paths }: LastBuild, previous: PreviousBuild): boolean {
  if (folder === null || folder !== previous.folder || previous.inputs.size === 0) return false;
  return paths.every(previous.isThere) && [...previous.inputs.keys()].every(previous.isThere);
}

async function allOrNone<Value>(work: Promise<Value | null>[]): Promise<Value[] | null> {
  const done = await Promise.all(work);
  const found = done.filter((value) => value !== null);
  return found.length === done.length ? found : null;
}
