import { join } from "node:path";
import { describeMachine } from "../describeMachine.ts";
import { clearAside } from "../setAside.ts";
import { workFolder } from "../workFolder.ts";
import { buildRounds } from "./buildRounds.ts";
import { docusaurus } from "./generators/docusaurus.ts";
import { rspress } from "./generators/rspress.ts";
import { starlight } from "./generators/starlight.ts";
import { vitepress } from "./generators/vitepress.ts";
import type { BuildKind, MeasuredSite } from "./measuredSite.ts";
import { openSites } from "./openSites.ts";
import { createOurSite } from "./ourSite.ts";
import type { Peer } from "./peer.ts";
import { makePeerCorpus } from "./peerCorpus.ts";
import type { PeerOptions } from "./peerOptions.ts";
import { createPeerSite } from "./peerSite.ts";
import { OURS, type PeerResults, siteResult } from "./results.ts";
import { builtSizes, openRunFolder, readRun, saveRun } from "./runFolder.ts";
import { visitRounds } from "./visitRounds.ts";
import { writePeerReport } from "./writePeerReport.ts";

const PEERS: Peer[] = [docusaurus, starlight, vitepress, rspress];

/** What `--only` can name. */
export const CONTESTANTS = [OURS, ...PEERS.map(({ id }) => id)];

/** Measures this site and other generators on the same content; README.md says how. */
export async function peersMain(options: PeerOptions, findChromium: () => Promise<string>): Promise<number> {
  const print = console.log;
  const folder = await openRunFolder(options.folder);
  print(`Working in ${folder}; --folder ${folder} goes on with this run`);
  // What is gone on with is described as what is measured last.
  const results = { ...newResults(), ...(await readRun(folder)), ...today() };
  const limitMs = options.limit * 60_000;
  const save = () => saveRun(folder, results);

  print("Installing");
  const sites = await createSites({ options, folder, results, print });
  for (const size of options.pages) {
    print(`Making the content, ${size} times`);
    const corpus = await makePeerCorpus(folder, size);
    results.pages = { docs: corpus.docs / size, posts: corpus.posts / size };
    const resultOf = (site: MeasuredSite) => siteResult(results, size, site.id);
    const built = builtSizes(folder);
    const ready: MeasuredSite[] = [];
    const wanted: BuildKind[] = [
      ...(options.parts.includes("build") ? (["cold"] as const) : []),
      ...(options.parts.includes("rebuild") ? (["changed"] as const) : []),
    ];
    if (wanted.length > 0) {
      for (const site of sites) await Promise.all([built.set(site.id, null), site.prepare(corpus)]);
      ready.push(
        ...(await buildRounds({ sites, wanted, rounds: options.rounds, limitMs, resultOf, save, print })),
      );
    } else if (options.parts.some((part) => part !== "install")) {
      for (const site of sites) if (await isBuilt(site)) ready.push(site);
    }
    for (const site of ready) await built.set(site.id, size);
    if (options.parts.includes("visit") || options.parts.includes("search")) {
      print("Visiting");
      const executablePath = await findChromium();
      const open = await openSites(ready, { executablePath, certificateFolder: join(folder, "certificate") });
      const { parts, visits } = options;
      await visitRounds({ open, parts, visits, resultOf, save, print }).finally(open.close);
    }

    async function isBuilt(site: MeasuredSite): Promise<boolean> {
      if (await built.is(site.id, size)) return true;
      await site.prepare(corpus);
      const { failure } = await site.build("cold", limitMs);
      if (failure) resultOf(site).failures["build"] = failure;
      return failure === null;
    }
  }
  await Promise.all([folder, workFolder].map(clearAside));
  await save();
  print(`\n${await writePeerReport(results)}`);
  return 0;
}

function today(): Pick<PeerResults, "date" | "machine"> {
  return { date: new Date().toISOString().slice(0, 10), machine: describeMachine() };
}

function newResults(): PeerResults {
  return {
    ...today(),
    pages: { docs: 0, posts: 0 },
    contestants: [],
    skipped: [],
    sizes: {},
  };
}

interface Setup {
  options: PeerOptions;
  folder: string;
  results: PeerResults;
  print(line: string): void;
}

/** One that cannot be installed is named as skipped; the others go on. */
async function createSites({ options, folder, results, print }: Setup): Promise<MeasuredSite[]> {
  const isWanted = (id: string) => options.only.length === 0 || options.only.includes(id);
  const makers = [
    { id: OURS, name: "This site", packages: {}, make: () => createOurSite(folder) },
    ...PEERS.map((peer) => ({ ...peer, make: () => createPeerSite(peer, folder) })),
  ];
  const sites: MeasuredSite[] = [];
  for (const { id, name, packages, make } of makers.filter((maker) => isWanted(maker.id))) {
    results.skipped = results.skipped.filter((one) => one.name !== name);
    results.contestants = results.contestants.filter((one) => one.id !== id);
    try {
      const site = await make();
      const { packages: count, bytes, nodeVersion } = site.installed;
      print(`  ${name}: ${count} packages, ${Math.round(bytes / 1e6)} MB`);
      results.contestants.push({ id, name, packages, node: nodeVersion });
      Object.assign(siteResult(results, 1, id).values, { packages: [count], installed: [bytes] });
      sites.push(site);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      print(`  ${name} is skipped: ${why}`);
      results.skipped.push({ name, why });
    }
  }
  const order = makers.map(({ id }) => id);
  results.contestants.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return sites;
}
