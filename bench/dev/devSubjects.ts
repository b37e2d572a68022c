import { cp, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { starlight } from "../peers/generators/starlight.ts";
import { vitepress } from "../peers/generators/vitepress.ts";
import type { Peer } from "../peers/peer.ts";
import { type Corpus, makePeerCorpus } from "../peers/peerCorpus.ts";
import { createPeerSite } from "../peers/peerSite.ts";

/** A development server to be measured: how it is started, and the page that is saved and looked at. */
export interface DevSubject {
  name: string;
  program: string;
  args(port: number): string[];
  cwd: string;
  env: Record<string, string>;
  page: string;
  /** Path of the page's address. */
  path: string;
}

const SCRIPTS: Record<string, string> = {
  [vitepress.id]: "node_modules/vitepress/bin/vitepress.js",
  [starlight.id]: "node_modules/astro/bin/astro.mjs",
};

/** Ours first, then those peers that can be installed here; the others are named. */
export async function createDevSubjects(
  folder: string,
  print: (line: string) => void,
): Promise<DevSubject[]> {
  await mkdir(folder, { recursive: true });
  const corpus = await makePeerCorpus(folder, 1);
  const subjects = [await ourSubject(folder, corpus)];
  for (const peer of [vitepress, starlight]) {
    try {
      subjects.push(await peerSubject(peer, folder, corpus));
    } catch (error) {
      print(`  ${peer.name} is skipped: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return subjects;
}

async function ourSubject(folder: string, corpus: Corpus): Promise<DevSubject> {
  const content = join(folder, "ours", "content");
  await rm(content, { recursive: true, force: true });
  await cp(corpus.folder, content, { recursive: true });
  await cp(join(projectRoot, "site.config.ts"), join(dirname(content), "site.config.ts"));
  return {
    name: "This site",
    program: process.execPath,
    args: (port) => ["scripts/run.mjs", "dev", "--content", content, "--port", `${port}`],
    cwd: projectRoot,
    env: { SITE_CACHE: join(folder, "cache") },
    page: join(content, "docs/faq.md"),
    path: "docs/faq",
  };
}

async function peerSubject(peer: Peer, root: string, corpus: Corpus): Promise<DevSubject> {
  const site = await createPeerSite(peer, root);
  await site.prepare(corpus);
  const cwd = join(root, peer.id);
  return {
    name: peer.name,
    program: site.installed.node,
    args: (port) => [SCRIPTS[peer.id] ?? "", "dev", "--port", `${port}`],
    cwd,
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
    page: join(cwd, peer.changedPage),
    path: peer.dialect.hasTrailingSlash ? "docs/faq/" : "docs/faq",
  };
}
