import type { ChildProcess } from "node:child_process";
import { join, resolve } from "node:path";
import { readGitHead } from "../content/gitHead.ts";
import type { Problem } from "../shared/problem.ts";
import { shortHash } from "./hash.ts";
import { heard } from "./heard.ts";
import type { Progress } from "./progress.ts";
import { cacheFolder } from "./projectPaths.ts";
import { listImages } from "./socialImage.ts";

export interface BuildOptions {
  config: unknown;
  content: string;
  public: string;
  out: string;
  /** Write the site in spite of errors: the first build of a migrated tree. */
  keepGoing: boolean;
  /** False compiles and renders everything anew. */
  useCache: boolean;
  /** Names the code that builds, for the caches. */
  tool: string;
  /** Folder of the caches; one below node_modules unless told otherwise. */
  cache?: string;
  /** A process with the bundler loaded, left from bundling the tool. */
  bundler?: ChildProcess;
  progress: Progress;
  print(text: string): void;
  /** How problems are shown. */
  report?: { color?: boolean; verbose?: boolean };
}

export interface BuildResult {
  ok: boolean;
  pages: number;
  problems: Problem[];
}

/** What a build works with, whichever way it takes. */
export interface Workshop {
  options: BuildOptions;
  out: string;
  caches: Caches;
  /** Names all that decides what files become, but for the files themselves. */
  surroundings: Promise<string>;
}

/** Where builds keep what the next one can use. */
interface Caches {
  folder: string;
  pages: string;
  bundle: string;
  search: string;
  /** What each file of this output was made from. */
  record: string;
  /** All that the short way needs to know of the build before. */
  lastBuild: string;
}

export function openWorkshop(options: BuildOptions): Workshop {
  const { cache: folder = cacheFolder } = options;
  const out = resolve(options.out);
  return {
    options,
    out,
    caches: {
      folder,
      pages: join(folder, "pages.bin"),
      bundle: join(folder, "bundle.bin"),
      search: join(folder, "search.bin"),
      record: join(folder, `record-${shortHash(out)}.json`),
      lastBuild: join(folder, `last-${shortHash(out)}.bin`),
    },
    surroundings: heard(nameSurroundings(options, folder)),
  };
}

async function nameSurroundings(options: BuildOptions, caches: string): Promise<string> {
  const { tool, config, content, public: publicFolder } = options;
  const head = await readGitHead(content);
  // Pictures for link previews are made between builds.
  const images = listImages(caches);
  return shortHash(
    JSON.stringify([tool, process.version, config, resolve(content), resolve(publicFolder), head, images]),
  );
}
