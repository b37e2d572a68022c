import { cp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { makeTempFolder, writeTree } from "../../../../test/support/tempTree.ts";
import { parseConfig } from "../../src/config/siteConfig.ts";
import { makeAnew } from "../../src/content/remember.ts";
import { createSiteLoader, type SiteLoader } from "../../src/dev/siteLoader.ts";
import { glossary } from "../example/glossary.ts";

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let content: string;
let loader: SiteLoader;

beforeEach(async () => {
  folder = await makeTempFolder();
  content = join(folder.path, "content");
  await cp(fixtureRoots("small-site").content, content, { recursive: true });
  await write("data/glossary.json", () => JSON.stringify({ queue: "Where mail waits." }));
  await write("docs/terms.md", () => "# Terms\n\n::glossary\n");
  loader = createLoader();
  await loader.load(new Set());
});
afterEach(() => folder.remove());

/** Like the file that a writer saves, by what it was. */
async function write(file: string, change: (text: string) => string) {
  const text = await readFile(join(content, file), "utf8").catch(() => "");
  await writeTree(content, { [file]: change(text) });
}

function createLoader(): SiteLoader {
  const parsed = parseConfig({ title: "Test", url: "https://site.test", extensions: [glossary()] });
  if (!parsed.ok) throw new Error("The configuration is wrong.");
  const roots = { content, public: join(folder.path, "public") };
  return createSiteLoader({ config: parsed.config, roots, remember: makeAnew });
}

const SAVES: Record<string, () => Promise<string>> = {
  "a text": () => save("docs/start.md", (text) => `${text}\n## A new heading\n\nThe \`queue\`.\n`),
  "a title": () => save("docs/start.md", (text) => text.replace(/^title: .*$/m, "title: Another title")),
  "an address": () => save("docs/guide/deep.md", (text) => text.replace("---\n", "---\nslug: /moved\n")),
  "a new page": () => save("docs/new.md", () => "# New\n\n[To the start](./start.md)\n"),
  "a post": () =>
    save("blog/2024-02-03-second.md", (text) => text.replace("All of it.", "All of it, changed.")),
  "data of an extension": () =>
    save("data/glossary.json", () => JSON.stringify({ relay: "Passes mail on." })),
  "a new version of the docs": freeze,
  "a page of a frozen version": async () => {
    await loader.load(new Set([await freeze()]));
    return save("versioned_docs/version-1.0/start.md", (text) => `${text}\n## A new heading\n`);
  },
  "a picture of the public folder": async () => {
    const picture = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
    await write("../public/x.svg", () => picture(2));
    await loader.load(new Set([await save("docs/new.md", () => "# New\n\n![X](/x.svg)\n")]));
    return save("../public/x.svg", () => picture(3));
  },
  "a page that is gone": async () => {
    await rm(join(content, "docs/terms.md"));
    return "docs/terms.md";
  },
  "a page with another name": async () => {
    await rename(join(content, "docs/terms.md"), join(content, "docs/words.md"));
    return "docs/words.md";
  },
};

async function save(file: string, change: (text: string) => string): Promise<string> {
  await write(file, change);
  return file;
}

async function freeze(): Promise<string> {
  await writeTree(content, {
    "versioned_docs/version-1.0/start.md": "# Start\n\nThe `queue`.\n\n::glossary\n",
    "versioned_data/version-1.0/glossary.json": JSON.stringify({ queue: "Where mail was kept." }),
  });
  return save("versions.json", () => '["1.0"]');
}

for (const [what, change] of Object.entries(SAVES)) {
  it(`gives after ${what} the same site as one that is read from nothing`, async () => {
    const saved = await change();
    const [followed, fresh] = [await loader.load(new Set([saved])), await createLoader().load(new Set())];
    expect(followed.site).toEqual(fresh.site);
    expect(await followed.check()).toEqual(await fresh.check());
  });
}

it("checks spelling and wording of saved files only", async () => {
  await write("words.txt", () => "");
  await write("vocabulary.json", () => '[{ "phrase": "utilises", "instead": "uses" }]');
  await write("docs/other.md", () => "Mispeled.\n");
  const saved = await save("docs/new.md", () => "# New\n\nIt utilises\nmispeled words.\n");
  const problems = await (await loader.load(new Set([saved]))).check();
  const told = problems.filter(({ rule }) => rule === "spelling" || rule === "vocabulary");
  expect(told.map(({ rule, file, line }) => `${rule} ${file}:${line}`).sort()).toEqual([
    "spelling docs/new.md:3",
    "spelling docs/new.md:4",
    "vocabulary docs/new.md:3",
  ]);
});

it("tells of a public file that a build would refuse because a page has its name, and of missing pictures", async () => {
  await writeTree(folder.path, { "public/docs/start.html": "Other." });
  const problems = await (await createLoader().load(new Set())).check();
  const told = problems.filter(({ rule }) => rule === "file-name" || rule === "missing-icon");
  expect(told).toMatchObject([
    { rule: "missing-icon", severity: "warning" },
    { rule: "file-name", severity: "error", file: "../public/docs/start.html" },
  ]);
});

it("keeps no site of an earlier save", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const sites: WeakRef<object>[] = [];
  for (let round = 1; round <= 5; round++) {
    const saved = await save("docs/start.md", (text) => `${text}\nRound ${round}.\n`);
    const dev = await loader.load(new Set([saved]));
    await dev.check();
    sites.push(new WeakRef(dev.site));
  }
  await setImmediate();
  collectGarbage();
  expect(sites.slice(0, -2).filter((site) => site.deref() !== undefined)).toEqual([]);
});
