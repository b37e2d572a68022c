import { describe, expect, it } from "vitest";
import { routeAt, siteConfig, siteFrom } from "../../../../test/support/site.ts";
import type { Files } from "../../../../test/support/tempTree.ts";
import { createPrerender } from "../../src/build/prerender.tsx";

const POST = "---\ntitle: News\ndate: 2024-01-02\n---\n\nText.\n";

/** The feeds that the document of the start page names. */
async function feedsOf(files: Files): Promise<string[]> {
  const site = await siteFrom({ "pages/index.md": "---\nlayout: landing\n---\n\n# Home\n", ...files });
  const inlineScripts = { inHead: "", afterTabs: "" };
  const bundle = { scripts: [], css: "", laterCss: "", inlineScripts };
  const { shell, versions, posts } = site;
  const prerender = createPrerender({ config: siteConfig(), shell, versions, posts, build: "b", bundle });
  const document = prerender(routeAt(site, "/"));
  return [...document.matchAll(/<link rel="alternate"[^>]*href="(\/blog[^"]*)"/g)].map(
    ([, href = ""]) => href,
  );
}

describe("the document of a landing page", () => {
  it("names the feeds of the blog", async () => {
    const files = { "blog/2024-01-02-news.md": POST };
    expect(await feedsOf(files)).toEqual(["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"]);
  });

  it("names none without posts", async () => {
    expect(await feedsOf({})).toEqual([]);
  });
});
