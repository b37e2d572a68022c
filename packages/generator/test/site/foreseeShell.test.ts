import { expect, it } from "vitest";
import { compileSource } from "../../../../test/support/compile.ts";
import { siteConfig } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { loadContent, type Outline } from "../../src/content/loadContent.ts";
import { buildSite } from "../../src/site/buildSite.ts";
import { foreseeShell } from "../../src/site/foreseeShell.ts";

it("knows the shell before any page is compiled", async () => {
  const config = siteConfig({
    navbar: [
      { type: "docSidebar", sidebarId: "docs", label: "Docs", position: "left" },
      { type: "doc", docId: "b/c", label: "C", position: "left" },
    ],
    docs: { sidebars: { docs: { dir: "." } } },
  });
  const root = await tempTree({
    "docs/b/_category_.json": '{ "label": "Second", "position": 1, "link": { "type": "generated-index" } }',
    "docs/b/c.md": "---\nslug: /elsewhere\n---\n# Third\n",
    "docs/a.md": "---\nsidebar_position: 9\n---\n# First\n",
  });
  const compiled: string[] = [];
  const outlines: Outline[] = [];
  const tree = await loadContent({
    roots: { content: root, public: `${root}/public` },
    dates: new Map(),
    compile(source) {
      compiled.push(source.file);
      return compileSource(source);
    },
    onOutline(outline) {
      expect(compiled).toEqual([]);
      outlines.push(outline);
    },
  });
  const [foreseen] = outlines.map((outline) => foreseeShell(config, outline));
  expect(compiled).toHaveLength(2);
  expect(foreseen?.navbar).toMatchObject([{ href: "/docs/category/second" }, { href: "/docs/elsewhere" }]);
  expect(foreseen).toEqual(buildSite(config, tree).shell);
});
