import type { Unit } from "../figure.ts";

export const PARTS = ["install", "build", "rebuild", "visit", "search"] as const;
export type Part = (typeof PARTS)[number];

/** One row of the table. In every row, less is better. */
export interface Metric {
  id: string;
  part: Part;
  label: string;
  unit: Unit;
}

export const METRICS: Metric[] = [
  { id: "cold", part: "build", label: "Build from nothing", unit: "seconds" },
  { id: "changed", part: "rebuild", label: "Build after one page changed", unit: "seconds" },
  { id: "memory", part: "build", label: "Peak memory of a build", unit: "memory" },
  { id: "packages", part: "install", label: "Packages installed", unit: "count" },
  { id: "installed", part: "install", label: "Installed size", unit: "memory" },
  { id: "requests", part: "visit", label: "Requests before `load`", unit: "count" },
  { id: "before", part: "visit", label: "Bytes before `load`", unit: "bytes" },
  { id: "total", part: "visit", label: "Bytes of the whole first visit", unit: "bytes" },
  { id: "html", part: "visit", label: "of it HTML", unit: "bytes" },
  { id: "css", part: "visit", label: "of it CSS", unit: "bytes" },
  { id: "js", part: "visit", label: "of it script", unit: "bytes" },
  { id: "font", part: "visit", label: "of it fonts", unit: "bytes" },
  { id: "other", part: "visit", label: "of it other", unit: "bytes" },
  { id: "fcp", part: "visit", label: "First contentful paint", unit: "ms" },
  { id: "lcp", part: "visit", label: "Largest contentful paint", unit: "ms" },
  { id: "tbt", part: "visit", label: "Total blocking time", unit: "ms" },
  { id: "cls", part: "visit", label: "Layout shift", unit: "score" },
  { id: "click", part: "visit", label: "Click to next page", unit: "ms" },
  { id: "hoverClick", part: "visit", label: "Click to next page after 300 ms on the link", unit: "ms" },
  {
    id: "searchBytes",
    part: "search",
    label: "Search: bytes to the first results, with what came with the page",
    unit: "bytes",
  },
  { id: "searchFirst", part: "search", label: "Search: query to first results", unit: "ms" },
  { id: "searchNext", part: "search", label: "Search: next query to its results", unit: "ms" },
  {
    id: "searchAll",
    part: "search",
    label: "Search: bytes of both queries, with what is fetched ahead",
    unit: "bytes",
  },
];
