import { symlink } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { editorAccepts } from "../../../../test/support/editorAccepts.ts";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { checkSite } from "../../src/check/checkSite.ts";
import { formatProblems } from "../../src/check/report.ts";
import { blocksMistakes } from "./blocksMistakes.ts";
import { copiedMistakes } from "./copiedMistakes.ts";
import { filesMistakes } from "./filesMistakes.ts";
import { frontMatterMistakes } from "./frontMatterMistakes.ts";
import { linksMistakes } from "./linksMistakes.ts";
import { body, GOOD, keys, type Mistake } from "./mistake.ts";
import { textMistakes } from "./textMistakes.ts";

async function terminalShows(content: string): Promise<string> {
  const loaded = await loadSite({ content, public: `${content}/public` });
  const { problems } = await checkSite({ ...loaded, filePaths: [] });
  const text = formatProblems([...loaded.site.problems, ...problems], { root: "content" });
  return text.split("\n").slice(0, -1).join("\n");
}

describe.each([
  ["front matter", frontMatterMistakes],
  ["links and images", linksMistakes],
  ["the text of a page", textMistakes],
  ["the blocks of a page", blocksMistakes],
  ["text that was copied", copiedMistakes],
  ["posts, categories and files", filesMistakes],
])("a mistake in %s is reported with its place and the fix", (_where, mistakes) => {
  it.each(mistakes)("%s", async (_mistake, files, told) => {
    expect(await terminalShows(await tempTree(files))).toBe(told);
  });
});

const unknownToEditors: Mistake[] = [
  [
    "a day that its month does not have",
    keys("last_update:\n  date: 2024-02-30"),
    `error content/docs/x.md:4 "last_update.date" cannot be "2024-02-30". [front-matter]
    Write a day that exists: 2026-07-15.`,
  ],
  [
    "a draft that is unlisted",
    keys("draft: true\nunlisted: true"),
    `error content/docs/x.md:4 "unlisted" cannot be true. [front-matter]
    Keep one of the two: a draft is not built at all.`,
  ],
  [
    "script in the address of an author",
    { ...body("Text."), "blog/authors.yml": "team:\n  name: T\n  url: javascript:alert(1)\n" },
    `error content/blog/authors.yml:3 "team.url" cannot be "javascript:alert(1)". [authors]
    Begin it with https:, http:, mailto:, tel: or /.`,
  ],
  [
    "script in the address of the source",
    keys("custom_edit_url: javascript:alert(1)"),
    `error content/docs/x.md:3 "custom_edit_url" cannot be "javascript:alert(1)". [front-matter]
    Begin it with https:, http:, mailto:, tel: or /.`,
  ],
  [
    "script in a button of a page",
    {
      "pages/x.md": `---\ntitle: X\n${GOOD}\nactions:\n  - label: Run\n    href: javascript:alert(1)\n---\nText.\n`,
    },
    `error content/pages/x.md:6 "actions.0.href" cannot be "javascript:alert(1)". [front-matter]
    Begin it with https:, http:, mailto:, tel: or /.`,
  ],
];

it.each(unknownToEditors)("%s is reported, which editors do not know", async (_mistake, files, told) => {
  expect(await terminalShows(await tempTree(files))).toBe(told);
});

describe("a mistake with a file", () => {
  it("a symbolic link", async () => {
    const content = await tempTree(body("Text."));
    await symlink("x.md", `${content}/docs/y.md`);
    expect(await terminalShows(content)).toBe(
      "error content/docs/y.md The file is a symbolic link, which is not followed. [symbolic-link]\n" +
        "    Put a copy of the file in its place.",
    );
  });
});

it.each(["\n", "\r\n"])("says nothing of a page without mistakes whose lines end in %j", async (end) => {
  const page = String(body("Text <host:port>, `$x^2$` and `{version}`.\n\n## Part")["docs/x.md"]);
  const content = await tempTree({ "docs/x.md": page.replaceAll("\n", end) });
  expect(await terminalShows(content)).toBe("");
});

/** What a schema says of values; what is no YAML at all comes before it. */
const BY_SCHEMA = /(cannot be (?!read)|is missing\.|Unknown key).*\[(front-matter|category|authors|tags)\]/;

describe("an editor with the schemas refuses", () => {
  const bySchema = [...frontMatterMistakes, ...filesMistakes].filter(([, , told]) => BY_SCHEMA.test(told));

  it.each(bySchema)("%s", (_mistake, files) => {
    expect(Object.entries(files).every(([file, text]) => editorAccepts(file, String(text)))).toBe(false);
  });

  it("nothing of a page without mistakes", () => {
    expect(bySchema.length).toBeGreaterThan(15);
    expect(Object.entries(body("Text.")).every(([file, text]) => editorAccepts(file, String(text)))).toBe(
      true,
    );
  });
});
