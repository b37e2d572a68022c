import type { Results, Values } from "../results.ts";

/** A run of ours against two others, with only the named figures. */
export function makeResults(figures: Record<string, Values>, larger: Record<string, Values> = {}): Results {
  const size = (bySite: Record<string, Values>) =>
    Object.fromEntries(Object.entries(bySite).map(([id, values]) => [id, { values, failures: {} }]));
  return {
    date: "2026-11-15",
    machine: "a machine",
    pages: { docs: 3, posts: 2 },
    contestants: [
      { id: "ours", name: "This site", packages: {}, node: "20.0.0" },
      {
        id: "docusaurus",
        name: "Docusaurus 3.0.0",
        packages: { "@docusaurus/core": "3.0.0" },
        node: "20.0.0",
      },
      { id: "vitepress", name: "VitePress 1.0.0", packages: {}, node: "20.0.0" },
    ],
    skipped: [{ name: "Other 1.0.0", why: "npm install ended with 1" }],
    sizes: { 1: size(figures), 4: size(larger) },
  };
}
