import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { silentProgress } from "../../packages/generator/src/build/progress.ts";
import { build } from "../../packages/generator/src/commands/build.ts";
import { runTool } from "../support/runTool.ts";
import { tempTree } from "../support/tempTree.ts";
import { plainConfig } from "./setup/siteConfigs.ts";
import { documentsOf } from "./support/routes.ts";

test("a release draws a picture for every page, whatever its kind, and each document points to its own", async () => {
  const folder = await tempTree();
  const out = join(folder, "out");
  await build({
    config: plainConfig,
    content: "test/fixtures/browser-site/content",
    public: "public",
    out,
    cache: join(folder, "cache"),
    codeHash: "release",
    useCache: true,
    keepGoing: true,
    drawImages: true,
    progress: silentProgress,
    print: () => undefined,
  });
  const documents = await documentsOf(out);
  const pictures = await Promise.all(
    documents.map(async (file) => {
      const html = await readFile(join(out, file), "utf8");
      return /<meta property="og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(html)?.[1] ?? "";
    }),
  );
  expect(documents.filter((_, at) => !pictures[at]?.startsWith("og/"))).toEqual([]);
  expect(new Set(pictures).size).toBeGreaterThan(documents.length / 2);
  for (const picture of new Set(pictures)) {
    expect(existsSync(join(out, picture))).toBe(true);
    expect(imageSize(await readFile(join(out, picture)))).toMatchObject({ width: 1200, height: 630 });
  }
}, 120_000);

test("a release is refused for what a build only warns of", async () => {
  const root = await tempTree({ "content/docs/a.md": "# A\n" });
  const folders = ["content", "public", "out"].flatMap((name) => [`--${name}`, join(root, name)]);
  const { code, output } = await runTool(["deploy", "release", ...folders]);
  expect(code).toBe(1);
  expect(output).toContain("error site Canonical addresses");
  expect(output).toContain(" 0 warnings");
}, 60_000);
