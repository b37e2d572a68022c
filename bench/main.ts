import { describeMachine } from "./describeMachine.ts";
import type { Figure } from "./figure.ts";
import { makeCorpus } from "./makeCorpus.ts";
import { measureBuild } from "./measureBuild.ts";
import { measureSizes } from "./measureSizes.ts";
import { type Options, readOptions } from "./options.ts";
import { formatReport, writeReport } from "./report.ts";
import { runBuild } from "./runBuild.ts";
import { measureSearch } from "./search/measureSearch.ts";
import { measureVisit } from "./visit/measureVisit.ts";
import { cacheFolder, corpusSite, realSite } from "./workFolder.ts";

/** Any page that no other part measures. */
const CHANGED_PAGE = "docs/faq.md";

/** Runs the wanted parts in order and reports; only a figure that could not be taken is a failure. */
export async function main(args: string[], findChromium: () => Promise<string>): Promise<number> {
  const options = parse(args);
  if (!options) return 2;
  const print = console.log;
  const machine = describeMachine();
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
  const wanted = ["sizes", "search"].some((part) => options.parts.some((one) => one === part))
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
    const { output: coldOutput } = await runBuild({ ...site, cache: cacheFolder, cold: true });
    const roots = { real: realSite.out, corpus: site.out, fourfold: fourfold.out };
    figures.push(...(await measureSearch({ ...roots, coldOutput, browser })));
  }
  const report = { machine, options, figures };
  await writeReport(report);
  print(`\n${formatReport(report)}`);
  return 0;
}

function parse(args: string[]): Options | null {
  try {
    return readOptions(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}
