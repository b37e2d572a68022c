import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { loadFiles, routeAt, siteConfig, siteFrom } from "../../../../test/support/site.ts";
import type { Catalogue } from "../../../catalogue/src/catalogue.ts";
import { buildSite } from "../../src/site/buildSite.ts";

const server = await realCatalogue();

async function twin(
  path: string,
  files: Record<string, string>,
  catalogue: Catalogue | null = null,
): Promise<string> {
  const tree = await loadFiles(files);
  const { markdown } = routeAt(buildSite(siteConfig(), { ...tree, catalogue }), path);
  if (!markdown) throw new Error(`${path} has no twin`);
  return markdown();
}

it("leads from its links to the site, wherever the text is read", async () => {
  const text = await twin("/docs/a/one", {
    "docs/a/one.md":
      '---\ntitle: One\n---\n\n[Two](../b/two.md#part), [post](../../blog/2025-07-15-news.md), [here](#end),\n[list](/docs/tags), [far](https://far.test/x.md), ![Picture](./p.svg "Shown") and [ref].\n\n[ref]: ../b/two.md\n\n## End\n',
    "docs/a/p.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    "docs/b/two.md": "---\ntitle: Two\nslug: /other\n---\n\n## Part\n\nText.\n",
    "blog/2025-07-15-news.md": "---\nslug: news\ntitle: News\n---\n\nText.\n",
  });
  expect(text).toContain("[Two](https://site.test/docs/other#part)");
  expect(text).toContain("[post](https://site.test/blog/news)");
  expect(text).toContain("[here](https://site.test/docs/a/one#end)");
  expect(text).toContain("[list](https://site.test/docs/tags)");
  expect(text).toContain("[far](https://far.test/x.md)");
  expect(text).toMatch(/!\[Picture\]\(https:\/\/site\.test\/assets\/files\/p-\w+\.svg "Shown"\)/);
  expect(text).toContain("[ref]: https://site.test/docs/other\n");
});

it("leaves a link that leads nowhere as it was written", async () => {
  const text = await twin("/docs/one", { "docs/one.md": "# One\n\n[Gone](./gone.md)\n" });
  expect(text).toContain("[Gone](./gone.md)");
});

it("writes out what directives stand for, where they stand", async () => {
  const text = await twin(
    "/docs/one",
    {
      "docs/one.md":
        '---\ntitle: One\n---\n\nBefore.\n\n::setting{key="storage.data"}\n\nBetween.\n\n- Item\n\n  ::permissions{group="Queue"}\n\n```txt\n::setting{key="storage.data"}\n```\n',
    },
    server,
  );
  expect(text).toMatch(
    /Before\.\n\n- `storage\.data`\n\n {2}\S.*\n\n {2}reference: .*in config\.toml.*\n\nBetween\./,
  );
  expect(text).toMatch(/\n {2}\| Permission \| Allows \| Roles \|\n {2}\| --- /);
  expect(text).toContain('```txt\n::setting{key="storage.data"}\n```');
});

it("leaves directives as they are where there is nothing to draw from", async () => {
  const text = await twin("/docs/one", { "docs/one.md": '# One\n\n::settings{prefix="a"}\n' });
  expect(text).toContain('::settings{prefix="a"}');
});

it("lists the pages an explorer leads to, with the number of their entries", async () => {
  const text = await twin(
    "/docs/reference/settings/all",
    {
      "docs/reference/settings/all.md": "# All\n\n::settings-explorer\n",
      "docs/reference/settings/storage.md":
        '---\ntitle: Storage\n---\n\n::settings{keys="storage.data, storage.blob"}\n',
    },
    server,
  );
  expect(text).toContain("- [Storage](https://site.test/docs/reference/settings/storage): 2");
});

it("is another one when what it shows has changed, and only then", async () => {
  const key = async (other: string) => {
    const site = await siteFrom({ "docs/one.md": "# One\n\n[Two](./two.md)\n", "docs/two.md": other });
    return routeAt(site, "/docs/one").markdownKey;
  };
  const before = await key("# Two\n\nText.\n");
  expect(await key("# Two\n\nOther text.\n")).toBe(before);
  expect(await key("---\nslug: /moved\n---\n\n# Two\n")).not.toBe(before);
});
