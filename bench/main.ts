import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMachine } from "./describeMachine.ts";
import { createDevSubjects } from "./dev/devSubjects.ts";
import { measureDev } from "./dev/measureDev.ts";
import type { Figure } from "./figure.ts";
import { measureLoad } from "./load/measureLoad.ts";
import { formatLoad, writeLoad } from "./load/reportLoad.ts";
import { makeCorpus } from "./makeCorpus.ts";
import { measureBuild } from "./measureBuild.ts";
import { MEASURED_PAGES } from "./measuredPages.ts";
import { measureMany } from "./measureMany.ts";
import { measureSizes } from "./measureSizes.ts";
import { type Options, readOptions } from "./options.ts";
import { readPeerOptions } from "./peers/peerOptions.ts";
import { CONTESTANTS, peersMain } from "./peers/peersMain.ts";
import { formatReport, writeReport } from "./report.ts";
import { runBuild } from "./runBuild.ts";
import { measureSearch } from "./search/measureSearch.ts";
import { clearAside } from "./setAside.ts";
import { measureTools } from "./tools/measureTools.ts";
import { measureVisit } from "./visit/measureVisit.ts";
import { cacheFolder, corpusSite, realSite, workFolder } from "./workFolder.ts";

/** Any page that no other part measures. */
const CHANGED_PAGE = "docs/faq.md";

/** Runs the wanted parts in order and reports; only a figure that could not be taken is a failure. */
export async function main(args: string[], findChromium: () => Promise<string>): Promise<number> {
  if (args.includes("--peers")) {
    const options = parse(() => readPeerOptions(args, CONTESTANTS));
    return options ? peersMain(options, findChromium) : 2;
  }
  const options = parse(() => readOptions(args));
  if (!options) return 2;
  const print = console.log;
  const machine = describeMachine();
  if (options.parts.includes("load")) await runLoad(options.seconds, machine);
  if (options.parts.includes("many")) await runMany(options, machine);
  if (options.parts.includes("dev")) await runDev(options, machine, findChromium);
  if (options.parts.every((part) => part === "load" || part === "many" || part === "dev")) return 0;

  const [site, fourfold] = [corpusSite(1), corpusSite(4)];
  const figures: Figure[] = [];

  print("Making the corpus");
  const request = { content: realSite.content, docs: options.docs, posts: options.posts };
  await makeCorpus({ ...request, out: site.content, factor: 1 });
  await makeCorpus({ ...request, out: fourfold.content, factor: 4 });

  if (options.parts.includes("build")) {
    print("Measuring builds");
    const { rounds } = options;
    figures.push(...(await measureBuild({ site, fourfold, page: CHANGED_PAGE, rounds, print })));
  }
  print("Building the sites to look at");
  const wanted = ["sizes", "search", "tools"].some((part) => options.parts.some((one) => one === part))
    ? [realSite, fourfold, site]
    : [site];
  for (const one of wanted) await runBuild({ ...one, cache: cacheFolder });
  if (options.parts.includes("sizes")) {
    print("Measuring sizes");
    figures.push(...(await measureSizes({ real: realSite.out, corpus: site.out, fourfold: fourfold.out })));
  }
  if (options.parts.includes("visit")) {
    print("Measuring visits");
    const browser = await findChromium();
    figures.push(...(await measureVisit({ root: site.out, browser, visits: options.visits, print })));
  }
  if (options.parts.includes("search")) {
    print("Measuring search");
    const browser = await findChromium();
    const { content, out: real } = realSite;
    const { rounds } = options;
    figures.push(...(await measureSearch({ content, real, fourfold: fourfold.out, browser, rounds, print })));
  }
  if (options.parts.includes("tools")) {
    print("Measuring tools");
    const browser = await findChromium();
    figures.push(...(await measureTools({ root: realSite.out, browser, visits: options.visits })));
  }
  await clearAside(workFolder);
  const report = { machine, options, figures };
  await writeReport(report, options.parts.length > 1 ? "latest" : `${options.parts[0]}`);
  print(`\n${formatReport(report)}`);
  return 0;
}

/** Reported by itself: its figures depend on the machine more than on the code. */
async function runLoad(seconds: number, machine: string) {
  const print = console.log;
  print("Building the site");
  await runBuild({ ...realSite, cache: cacheFolder });
  print("Measuring load");
  const page = { root: realSite.out, route: MEASURED_PAGES.postgresql, folder: workFolder };
  const report = await measureLoad({ ...page, seconds, print });
  await writeLoad(report, machine);
  print(`\n${formatLoad(report, machine)}`);
}

/** Reported by itself and only printed: it installs other generators, and servers do not watch folders of a benchmark. */
async function runDev(options: Options, machine: string, findChromium: () => Promise<string>) {
  const print = console.log;
  print("Measuring development servers");
  const subjects = await createDevSubjects(join(tmpdir(), "bench-dev"), print);
  const { visits: rounds, saves } = options;
  const figures = await measureDev({ subjects, browser: await findChromium(), rounds, saves, print });
  print(`\n${formatReport({ machine, options, figures })}`);
}

/** Reported by itself and only printed: one build of minutes. */
async function runMany(options: Options, machine: string) {
  const print = console.log;
  print("Measuring a site of many pages");
  const figures = await measureMany({ ...options, page: CHANGED_PAGE, print });
  await clearAside(workFolder);
  print(`\n${formatReport({ machine, options, figures })}`);
}

function parse<Parsed>(read: () => Parsed): Parsed | null {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}
