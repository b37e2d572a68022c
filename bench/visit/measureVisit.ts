import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Figure } from "../figure.ts";
import { MEASURED_PAGES } from "../measuredPages.ts";
import { workFolder } from "../workFolder.ts";
import { type FirstVisit, firstVisit } from "./firstVisit.ts";
import { makeCertificate } from "./makeCertificate.ts";
import { type NextPage, nextPage } from "./nextPage.ts";
import { openVisit } from "./openVisit.ts";
import { serveCompressed } from "./serveCompressed.ts";
import { typing } from "./typing.ts";

export interface VisitBench {
  /** Folder of a built site. */
  root: string;
  /** Path of the browser. */
  browser: string;
  visits: number;
  print(line: string): void;
}

interface Explorer {
  name: string;
  path: string;
  /** What is typed. */
  text: string;
}

const EXPLORERS: Explorer[] = [
  { name: "settings", path: "/docs/reference/settings", text: "session.rcpt" },
  { name: "events", path: "/docs/reference/events", text: "smtp.error" },
];

/** Visits the measured pages and clicks on from one of them, in turn, with a slow processor and connection. */
export async function measureVisit({
  root,
  browser: executablePath,
  visits,
  print,
}: VisitBench): Promise<Figure[]> {
  const certificate = await makeCertificate(join(workFolder, "certificate"));
  if (!certificate) print("  no openssl here, so this is HTTP/1.1");
  const site = await serveCompressed(root, certificate);
  const trust = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : [];
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", ...trust],
  });
  const pages = Object.entries(MEASURED_PAGES).map(([name, path]) => ({
    name,
    url: site.origin + path,
    seen: [] as FirstVisit[],
  }));
  const start = site.origin + MEASURED_PAGES.postgresql;
  const clicks: Record<"plain" | "hover", NextPage[]> = { plain: [], hover: [] };
  const typed = EXPLORERS.map((explorer) => ({ ...explorer, visits: [] as number[][] }));
  try {
    for (const { url } of pages) {
      const { page, network, close } = await openVisit(browser, false);
      await page.goto(url);
      await network.quiet(2000);
      await close();
    }
    await nextPage(browser, start, true);
    for (let round = 1; round <= visits; round++) {
      for (const { url, seen } of pages) seen.push(await firstVisit(browser, url));
      clicks.plain.push(await nextPage(browser, start, false));
      clicks.hover.push(await nextPage(browser, start, true));
      for (const { path, text, visits } of typed)
        visits.push(await typing(browser, site.origin + path, text));
      print(`  visit ${round} of ${visits}`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return [
    ...pages.flatMap(({ name, seen }) => visitFigures(name, seen)),
    ...clickFigures(clicks),
    ...typed.flatMap(keyFigures),
  ];
}

function keyFigures({ name, visits }: Explorer & { visits: number[][] }): Figure[] {
  const common = { part: "Explorer", unit: "ms", budget: "explorerKey" } as const;
  const slowest = visits.map((keys) => Math.max(...keys));
  return [
    { ...common, label: `${name}, script per key press`, values: visits.flat() },
    { ...common, label: `${name}, slowest key press of a visit`, values: slowest },
  ];
}

function visitFigures(name: string, visits: FirstVisit[]): Figure[] {
  const figure = (label: string, unit: Figure["unit"], pick: (visit: FirstVisit) => number): Figure => ({
    part: "First visit",
    label: `${name}, ${label}`,
    unit,
    values: visits.map(pick),
  });
  return [
    figure("first contentful paint", "ms", (visit) => visit.fcp),
    figure("largest contentful paint", "ms", (visit) => visit.lcp),
    { ...figure("layout shift", "score", (visit) => visit.cls), budget: "layoutShift" },
    { ...figure("total blocking time", "ms", (visit) => visit.tbt), budget: "blockingTime" },
    {
      ...figure("render-blocking responses", "count", (visit) => visit.blocking),
      budget: "blockingResponses",
    },
    figure("requests before load", "count", (visit) => visit.before.requests),
    { ...figure("before load", "bytes", (visit) => visit.before.bytes), budget: "bytesBeforeLoad" },
    figure("requests after load", "count", (visit) => visit.after.requests),
    figure("after load", "bytes", (visit) => visit.after.bytes),
  ];
}

function clickFigures({ plain, hover }: Record<"plain" | "hover", NextPage[]>): Figure[] {
  const part = "Next page";
  const times = (clicks: NextPage[], wasPrefetched: boolean) =>
    clicks.filter((click) => click.wasPrefetched === wasPrefetched).map(({ ms }) => ms);
  return [
    { part, label: "click, not prefetched", unit: "ms", values: times(plain, false) },
    {
      part,
      label: "click after 300 ms on the link",
      unit: "ms",
      values: times(hover, true),
      budget: "prefetchedClick",
    },
  ];
}
