import type { Figure } from "./figure.ts";
import { MEASURED_PAGES } from "./measuredPages.ts";
import { type PageSizes, type SiteSizes, siteSizes } from "./siteSizes.ts";

export interface SizeBench {
  /** Folders of built sites. */
  real: string;
  corpus: string;
  fourfold: string;
}

/** Weighs what visitors download, on the real site and on two sites of different size. */
export async function measureSizes({ real, corpus, fourfold }: SizeBench): Promise<Figure[]> {
  const routes = Object.values(MEASURED_PAGES);
  const [ours, one, four] = await Promise.all(
    [real, corpus, fourfold].map((root) => siteSizes(root, routes)),
  );
  if (!ours || !one || !four) return [];
  const { postgresql, rcpt } = MEASURED_PAGES;
  const css = Math.max(...Object.values(ours.pages).map((page) => page.css));
  return [
    { ...bytes("postgresql, HTML with CSS", of(ours, postgresql).html), budget: "postgresqlHtml" },
    { ...bytes("rcpt, HTML with CSS", of(ours, rcpt).html), budget: "rcptHtml" },
    bytes("CSS in a document, by itself", css),
    bytes("complete stylesheet, after load", ours.stylesheet),
    bytes("postgresql, payload", of(ours, postgresql).payload),
    bytes("rcpt, payload", of(ours, rcpt).payload),
    { ...bytes("React and shell", ours.firstScript), budget: "firstScript" },
    ...ours.laterScripts.map((script) => bytes(`on intent: ${script.name}`, script.bytes)),
    bytes("React and shell, full-size corpus", one.firstScript),
    bytes("React and shell, 4× the pages", four.firstScript),
    bytes("postgresql, HTML, full-size corpus", of(one, postgresql).html),
    bytes("postgresql, HTML, 4× the pages", of(four, postgresql).html),
    bytes("nav file, full-size corpus", one.nav),
    bytes("nav file, 4× the pages", four.nav),
  ];
}

function of({ pages }: SiteSizes, route: string): PageSizes {
  return pages[route] ?? { html: Number.NaN, css: Number.NaN, payload: Number.NaN };
}

function bytes(label: string, value: number): Figure {
  return { part: "Sizes", label, unit: "bytes", values: [value] };
}
