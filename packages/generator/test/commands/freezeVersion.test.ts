import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { loadSite, routeAt } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import type { CommandLine } from "../../src/commands/commandLine.ts";
import { runNew } from "../../src/commands/newFile.ts";

const printed = { log: vi.spyOn(console, "log"), error: vi.spyOn(console, "error") };

beforeEach(() => {
  for (const spy of Object.values(printed)) spy.mockReset().mockImplementation(() => {});
});

const freeze = (content: string, name: string) => runNew({ content, args: ["version", name] } as CommandLine);

it("keeps the docs and their data under the name of a version, which comes first", async () => {
  const content = await tempTree({
    "docs/guide/a.md": "# A\n\nText.\n",
    "data/list.json": "{}",
    "versioned_docs/version-1.0/b.md": "# B\n\nText.\n",
    "versions.json": '["1.0"]',
  });
  expect(await freeze(content, "1.1")).toBe(0);
  const files = await folderContents(content);
  expect(files["versioned_docs/version-1.1/guide/a.md"]).toBe(files["docs/guide/a.md"]);
  expect(files["versioned_data/version-1.1/list.json"]).toBe("{}");
  expect(JSON.parse(files["versions.json"] ?? "")).toEqual(["1.1", "1.0"]);
  expect(printed.log.mock.calls.join("\n")).toMatch(/current at \/docs\/next\/\n {2}1\.1 at \/docs\/\n/);
  const { site } = await loadSite({ content, public: `${content}/public` });
  expect(site.problems).toEqual([]);
  expect(site.routes.map(({ path }) => path)).toContain("/docs/1.0/b");
});

it("keeps links and images that lead out of the docs", async () => {
  const content = await tempTree({
    "docs/guide/a.md": "# A\n\n[Tools](../../pages/tools.md) ![Chart](../../pages/chart.svg)\n",
    "pages/tools.md": "# Tools\n\nText.\n",
    "pages/chart.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
  });
  expect(await freeze(content, "1.0")).toBe(0);
  const { site } = await loadSite({ content, public: `${content}/public` });
  expect(site.problems).toEqual([]);
  expect(routeAt(site, "/docs/guide/a").links).toMatchObject([{ href: "/tools" }]);
});

it.each([
  ["1.0", "exists already"],
  ["a b", "must be a name without spaces and slashes"],
  ["current", 'must not be "current"'],
])("refuses the name %j and writes nothing", async (name, reason) => {
  const content = await tempTree({
    "docs/a.md": "# A\n\nText.\n",
    "versioned_docs/version-1.0/b.md": "# B\n\nText.\n",
    "versions.json": '["1.0"]',
  });
  const before = await folderContents(content);
  expect(await freeze(content, name)).toBe(1);
  expect(await folderContents(content)).toEqual(before);
  expect(printed.error.mock.calls.join("\n")).toContain(reason);
});

it("says so where there are no docs", async () => {
  const content = await tempTree({ "pages/index.md": "# Home\n" });
  expect(await freeze(content, "1.0")).toBe(1);
  expect(printed.error).toHaveBeenCalledWith(`${join(content, "docs")} does not exist.`);
});
