import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../packages/generator/src/build/projectPaths.ts";
import { listFiles } from "../packages/generator/src/content/listFiles.ts";
import { buildRounds } from "./build/buildRounds.ts";
import { clearAside } from "./build/setAside.ts";
import { listPages } from "./content/makeCorpus.ts";
import { readContent } from "./content/readContent.ts";
import { growVersions } from "./growVersions.ts";
import { PARTS } from "./metrics.ts";
import { describeMachine, formatFigures, writeReport } from "./report/writeReport.ts";
import { addValues, OURS, type Results, siteResult } from "./results.ts";
import { scoreForPrograms } from "./scoreForPrograms.ts";
import { weighSite } from "./siteSizes.ts";
import { docusaurus } from "./sites/docusaurus.ts";
import type { MeasuredSite } from "./sites/measuredSite.ts";
import { cacheRoot, createOurSite } from "./sites/ourSite.ts";
import { createPeerSite, type Peer } from "./sites/peerSite.ts";
import { rspress } from "./sites/rspress.ts";
import { starlight } from "./sites/starlight.ts";
import { vitepress } from "./sites/vitepress.ts";
import { soakDev } from "./soakDev.ts";
import { visitRounds } from "./visit/visitRounds.ts";

const PEERS: Peer[] = [docusaurus, starlight, vitepress, rspress];
const CONTENT = join(projectRoot, "content");
const print = console.log;

/** Measures this site, or it and other generators on the same content; README.md says how. */
export async function main(args: string[], findChromium: () => Promise<string>): Promise<number> {
  if (args[0] === "soak") return soakDev(print);
  if (args[0] === "versions") return growVersions(join(tmpdir(), "bench-versions"), print);
  const options = readOptions(args);
  const { parts, rounds, folder } = options;
  const isVisiting = parts.includes("visit") || parts.includes("search");
  // Asked first: a run takes long.
  const executablePath = isVisiting ? await findChromium() : "";
  await mkdir(folder, { recursive: true });
  const results = await startRun();
  print(`Preparing the sites in ${folder}`);
  const sites = await createSites(options, results);

  if (parts.includes("build")) {
    print("Measuring builds");
    await buildRounds({ sites, rounds, results, print });
  } else {
    print("Building");
    for (const site of sites) {
      const { failure } = await site.build("unchanged");
      if (failure) siteResult(results, site).failures["build"] = failure;
    }
  }
  const built = sites.filter((site) => !siteResult(results, site).failures["build"]);
  const ours = options.peers ? [] : built.filter(({ id }) => id === OURS);
  if (parts.includes("sizes"))
    for (const site of ours) addValues(siteResult(results, site), await weighSite(site.out));
  if (parts.includes("programs")) {
    print("Asking how programs read them");
    for (const site of built.filter(({ size }) => size === 1)) {
      const result = siteResult(results, site);
      try {
        addValues(result, await scoreForPrograms(site.out, folder));
      } catch (error) {
        result.failures["programs"] = error instanceof Error ? error.message : String(error);
      }
    }
  }
  if (isVisiting) {
    print("Visiting");
    await visitRounds({ ...options, sites: built, results, executablePath, print });
  }

  for (const used of [folder, cacheRoot]) await clearAside(used);
  print(`\n${formatFigures(results)}`);
  const isComplete = parts.length === PARTS.length && options.only.length === 0;
  if (isComplete) await writeReport(results);
  else print("\nNot kept in bench/results: this run left something out.");
  return 0;
}

/** Reads the command line; throws a sentence that says what is wrong with it. */
function readOptions(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      /** Whether other generators are measured as well. */
      peers: { type: "boolean", default: false },
      /** Ids of the sites of `--peers` to measure; all when empty. */
      only: { type: "string", default: "" },
      /** Builds of each kind. */
      rounds: { type: "string", default: "3" },
      /** Visits of each kind. */
      visits: { type: "string", default: "5" },
      /** Where everything is installed and built: outside the project, because packages are looked for in the folders above. */
      folder: { type: "string", default: join(tmpdir(), "bench") },
    },
  });
  const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new Error(`There is no part "${unknown}". Known: ${PARTS.join(", ")}.`);
  return {
    parts: PARTS.filter((part) => positionals.length === 0 || positionals.includes(part)),
    peers: values.peers,
    only: values.only.split(",").filter(Boolean),
    rounds: Number(values.rounds),
    visits: Number(values.visits),
    folder: resolve(values.folder),
  };
}

async function startRun(): Promise<Results> {
  const { docs, posts } = listPages(await listFiles(CONTENT));
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    pages: { docs: docs.length, posts: posts.length },
    contestants: [],
    skipped: [],
    sizes: {},
  };
}

/** Ours as it is, the others, and ours with four times the pages. One that cannot be installed is named as skipped. */
async function createSites(
  { peers, only, folder }: ReturnType<typeof readOptions>,
  results: Results,
): Promise<MeasuredSite[]> {
  const plain = peers ? await readContent() : null;
  const makers = [
    { id: OURS, name: "This site", make: () => createOurSite(folder, 1) },
    ...PEERS.flatMap((peer) => (plain ? { ...peer, make: () => createPeerSite(peer, folder, plain) } : [])),
    { id: OURS, name: "This site, 4×", make: () => createOurSite(folder, 4) },
  ];
  const sites: MeasuredSite[] = [];
  for (const { name, make } of makers.filter(({ id }) => only.length === 0 || only.includes(id))) {
    try {
      const site = await make();
      const { id, packages, node, size, weight } = site;
      print(`  ${name}: ${weight.packages} packages, ${Math.round(weight.bytes / 1e6)} MB`);
      sites.push(site);
      if (size > 1) continue;
      results.contestants.push({ id, name, packages, node });
      addValues(siteResult(results, site), { packages: weight.packages, installed: weight.bytes });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      print(`  ${name} is skipped: ${why}`);
      results.skipped.push({ name, why });
    }
  }
  return sites;
}
