import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { checkPages } from "../../src/check/checkPages.ts";
import type { CommandLine } from "../../src/commands/commandLine.ts";
import { runNew } from "../../src/commands/newFile.ts";

it.each([
  ["page", "docs"],
  ["post", "blog"],
])("knows the text that a new %s begins with", async (kind, folder) => {
  const content = await tempTree({ "blog/authors.yml": "team:\n  name: Team\n" });
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  await runNew({ content, args: [kind, "Mine"] } as CommandLine);
  const [name = ""] = readdirSync(join(content, folder)).filter((file) => file.endsWith(".md"));
  const file = join(content, folder, name);
  writeFileSync(file, readFileSync(file, "utf8").replace("draft: true\n", ""));
  const { tree } = await loadSite({ content, public: join(content, "public") });
  const told = checkPages(tree, "https://site.test").filter(({ rule }) => rule === "template");
  expect(told.map(({ message }) => message)).toHaveLength(2);
});
