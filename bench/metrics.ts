export const PARTS = ["build", "sizes", "programs", "visit", "search"] as const;
export type Part = (typeof PARTS)[number];

export type Unit = "bytes" | "memory" | "ms" | "seconds" | "times" | "share" | "score" | "count";

/** One row of the tables. In every row, less is better. */
export interface Metric {
  id: string;
  part: Part;
  label: string;
  unit: Unit;
  /** What our site promises: the most that is allowed. Budgets go down, and up only with a reason beside them. */
  budget?: number;
}

const VISIT = rows("visit", [
  { id: "requests", label: "Requests before `load`", unit: "count" },
  { id: "before", label: "Bytes before `load`", unit: "bytes", budget: 20_000 },
  { id: "laterRequests", label: "Requests after `load`", unit: "count" },
  { id: "after", label: "Bytes after `load`, without those of workers", unit: "bytes" },
  { id: "total", label: "Bytes of the whole first visit", unit: "bytes" },
  { id: "html", label: "of it HTML", unit: "bytes" },
  { id: "css", label: "of it CSS", unit: "bytes" },
  { id: "js", label: "of it script", unit: "bytes" },
  { id: "font", label: "of it fonts", unit: "bytes" },
  { id: "other", label: "of it other", unit: "bytes" },
  { id: "blocking", label: "Responses before the first paint", unit: "count", budget: 1 },
  { id: "fcp", label: "First contentful paint", unit: "ms" },
  { id: "lcp", label: "Largest contentful paint", unit: "ms" },
  // The best of the peers has 34 to 137 by day.
  { id: "tbt", label: "Total blocking time", unit: "ms", budget: 100 },
  { id: "cls", label: "Layout shift", unit: "score", budget: 0 },
]);

/** In the order of the tables, in which what a run has not measured has no row. */
export const METRICS: Metric[] = [
  ...rows("build", [
    { id: "cold", label: "Build from nothing", unit: "seconds" },
    { id: "changed", label: "Build after one page changed", unit: "seconds" },
    { id: "unchanged", label: "Build after nothing changed", unit: "seconds" },
    { id: "changedShare", label: "One page changed / from nothing", unit: "share", budget: 0.45 },
    { id: "growth", label: "4× the pages / from nothing", unit: "times", budget: 4.2 },
    // Half of what the lightest peer in JavaScript takes.
    { id: "memory", label: "Peak memory of a build", unit: "memory", budget: 620_000_000 },
    { id: "packages", label: "Packages installed", unit: "count" },
    { id: "installed", label: "Installed size", unit: "memory" },
  ]),
  ...rows("sizes", [
    // About 7,900 are styles, 250 of them the face of titles and what stands in for it, 100 facts in one line each and faces
    // and edges of fields, and 500 the page's data, with which React hydrates it.
    { id: "postgresql.html", label: "PostgreSQL: HTML with CSS", unit: "bytes", budget: 19_150 },
    { id: "postgresql.payload", label: "PostgreSQL: payload", unit: "bytes" },
    // 2,000 are its ten examples as commands and requests.
    { id: "rcpt.html", label: "RCPT stage: HTML with CSS", unit: "bytes", budget: 22_500 },
    { id: "inlinedCss", label: "CSS in a document, by itself", unit: "bytes" },
    { id: "rcpt.payload", label: "RCPT stage: payload", unit: "bytes" },
    // With everything they import at once; 300 are the four shapes of covers, categories and the not-found page, 200 the
    // topics above posts and what the cards of categories name, 100 the version in links to the search page.
    { id: "firstScript", label: "React and shell", unit: "bytes", budget: 75_700 },
    { id: "stylesheet", label: "Stylesheets after `load`", unit: "bytes" },
    { id: "nav", label: "Nav file", unit: "bytes" },
    // The dialog has 8,000 beside it.
    { id: "engine", label: "Search: engine and worker", unit: "bytes", budget: 12_000 },
    { id: "firstIndex", label: "Search: engine and first index file", unit: "bytes", budget: 60_000 },
    { id: "index", label: "Search: both index files", unit: "bytes", budget: 350_000 },
  ]),
  ...rows("programs", [
    { id: "lostPoints", label: "Programs that read: points missing of 100 (afdocs)", unit: "count" },
    { id: "failedChecks", label: "Programs that read: failed checks", unit: "count" },
    { id: "warnedChecks", label: "Programs that read: checks with a warning", unit: "count" },
  ]),
  ...VISIT,
  ...rows("visit", [
    {
      id: "hoverClick",
      label: "Click to next page after 300 ms on the link",
      unit: "ms",
      budget: 150,
    },
  ]),
  ...VISIT.map((one) => ({ ...one, id: `rcpt.visit.${one.id}`, label: `RCPT stage: ${one.label}` })),
  ...rows("search", [
    { id: "searchOpen", label: "Search: click to its field", unit: "ms", budget: 100 },
    {
      id: "searchBytes",
      label: "Search: bytes to the first results, with what came with the page",
      unit: "bytes",
    },
    { id: "searchFirst", label: "Search: query to first results", unit: "ms" },
    { id: "searchNext", label: "Search: next query to its results", unit: "ms", budget: 100 },
    { id: "searchAll", label: "Search: bytes of both queries, with what is fetched ahead", unit: "bytes" },
  ]),
];

/** What is shown of larger sites as well. */
export const GROWING = [
  ...["cold", "changed", "memory", "postgresql.html", "firstScript", "nav", "html", "js", "total", "lcp"],
  ...["searchBytes", "searchFirst", "index"],
];

function rows(part: Part, metrics: Omit<Metric, "part">[]): Metric[] {
  return metrics.map((metric) => ({ part, ...metric }));
}

/** An ordinary page and a long one, for which sizes and visits are measured. */
export const MEASURED_PAGES = {
  postgresql: "/docs/storage/backends/postgresql",
  rcpt: "/docs/mta/inbound/rcpt",
} as const;
