import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadSite, routeAt } from "../../../test/support/site.ts";
import { tempTree } from "../../../test/support/tempTree.ts";
import { formatProblems } from "../src/check/report.ts";
import { searchRecords } from "../src/emit/searchRecords.ts";
import type { Site } from "../src/site/site.ts";
import { glossary } from "./example/glossary.ts";

const TERMS = JSON.stringify({ lens: "What bends the light.", lamp: "What makes it, see `lens`." });

async function exampleSite(terms = TERMS): Promise<Site> {
  const content = await tempTree({
    "data/glossary.json": terms,
    "docs/terms.md": "---\ntitle: Terms\n---\n\n::glossary\n",
    "docs/start.md": "---\ntitle: Start\n---\n\nClean the `lens`, not the `window`.\n",
  });
  const { site } = await loadSite({ content, public: `${content}/public` }, { extensions: [glossary()] });
  return site;
}

it("is documented by an example that works", async () => {
  const site = await exampleSite();
  expect(site.problems).toEqual([]);
  const start = routeAt(site, "/docs/start").view;
  expect("html" in start && start.html).toBe(
    '<p>Clean the <a href="/docs/terms#term-lens"><code>lens</code></a>, not the <code>window</code>.</p>\n',
  );
  const terms = routeAt(site, "/docs/terms");
  expect(terms.anchors).toEqual(["term-lens", "term-lamp"]);
  expect("html" in terms.view && terms.view.html).toContain(
    'see <a href="#term-lens"><code>lens</code></a>.',
  );
  expect(terms.markdown).toContain("- `lens`\n\n  What bends the light.");
  const found = searchRecords(site).flatMap(({ entries }) => entries.map(({ name }) => name));
  expect(found).toContain("lens");
});

it("is named with the file it read, and nothing else is, when it throws", async () => {
  const { problems } = await exampleSite('{ "lens":');
  expect(formatProblems(problems, { root: "content" })).toBe(
    'error content/data/glossary.json The extension "glossary" cannot load its data: Unexpected end of JSON input [extension]\n' +
      "    It read this file last: correct it, or the extension.\n1 error, 0 warnings",
  );
});

it("matches the example in the README", () => {
  const example = readFileSync(new URL("example/glossary.ts", import.meta.url), "utf8");
  expect(readFileSync(new URL("../README.md", import.meta.url), "utf8")).toContain(example.trim());
});

it("leaves a site that is plain data and survives JSON", async () => {
  const site = await exampleSite();
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
});
