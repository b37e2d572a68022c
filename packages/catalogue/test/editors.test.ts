import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { editorAccepts, schemaOf } from "../../../test/support/editorAccepts.ts";
import { realExtension } from "../../../test/support/extension.ts";
import { loadSite } from "../../../test/support/site.ts";
import { tempTree } from "../../../test/support/tempTree.ts";
import { schemaFiles } from "../../generator/src/commands/schemas.ts";
import { catalogue } from "../src/index.ts";

const schemas = schemaFiles([realExtension]);
const dataFiles = readdirSync("content/data")
  .filter((name) => name.endsWith(".json"))
  .map((name) => `data/${name}`);
const read = (file: string) => readFileSync(file, "utf8");

async function problemsOf(files: Record<string, string>, extension = catalogue()) {
  const content = await tempTree(files);
  const loaded = await loadSite({ content, public: `${content}/public` }, { extensions: [extension] });
  return loaded.site.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe("the schemas for editors", () => {
  it("are configured in VS Code, except those of front matter, which it does not support", () => {
    const settings = JSON.parse(read(".vscode/settings.json"));
    const json: { fileMatch: string[]; url: string }[] = settings["json.schemas"];
    const urls = [...json.map(({ url }) => url), ...Object.keys(settings["yaml.schemas"])];
    const frontMatter = ["doc.json", "post.json", "page.json"];
    const wired = Object.keys(schemas).filter((name) => !frontMatter.includes(name));
    expect([...new Set(urls)].sort()).toEqual(wired.map((name) => `./content/schemas/${name}`).sort());
    expect(json.flatMap(({ fileMatch }) => fileMatch)).toEqual(
      expect.arrayContaining(dataFiles.map((name) => `/content/${name}`)),
    );
  });

  it("accept every file of the content", () => {
    const files = readdirSync("content", { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((file) => !file.startsWith("schemas/") && schemaOf(file));
    expect(files.filter((file) => !editorAccepts(file, read(`content/${file}`)))).toEqual([]);
    expect(files.length).toBeGreaterThan(300);
  });

  it("describe keys where a writer cannot guess them", () => {
    const { properties } = JSON.parse(schemas["doc.json"] ?? "");
    expect(properties.unlisted.description).toContain("address alone");
    expect(
      JSON.parse(schemas["data/settings.json"] ?? "").properties.entries.items.properties.home,
    ).toHaveProperty("description");
  });
});

describe("$schema", () => {
  const name = "../schema.json";
  const inJson = (text: string) => JSON.stringify({ $schema: name, ...JSON.parse(text) });
  const description = "description: What this page is about, said in more than fifty characters.";

  it("is allowed in every JSON and YAML file, and in front matter", async () => {
    const files = {
      ...Object.fromEntries(dataFiles.map((file) => [file, inJson(read(`content/${file}`))])),
      "docs/a/_category_.json": inJson('{ "label": "A" }'),
      "docs/b/_category_.yml": `$schema: ${name}\nlabel: B\n`,
      "blog/authors.yml": `$schema: ${name}\nteam:\n  name: Team\n`,
      "blog/tags.yml": `$schema: ${name}\nnews:\n  label: News\n`,
      "docs/a/a.md": `---\n$schema: ${name}\n${description}\n---\n\n::setting{key="session.rcpt.relay"}\n`,
      "docs/b/b.md": `---\n${description}\n---\n\nText.\n`,
      "blog/2026-01-01-a.md": `---\n$schema: ${name}\n${description}\nauthors: [team]\ntags: [news]\n---\n\nA\n\n<!-- truncate -->\n`,
      "pages/c.md": `---\n$schema: ${name}\n${description}\n---\n\nText.\n`,
    };
    expect(await problemsOf(files)).toEqual([]);
  });

  it("is allowed by every schema of an object", () => {
    const objects = Object.values(schemas).flatMap((text) => {
      const schema = JSON.parse(text);
      return schema.type === "object" ? [schema.properties.$schema] : [];
    });
    expect(objects.length).toBeGreaterThan(25);
    expect(new Set(objects.map((each) => each?.type))).toEqual(new Set(["string"]));
  });
});

describe("the snippets for VS Code", () => {
  const snippets: Record<string, { prefix: string; body: string[] }> = JSON.parse(
    read(".vscode/content.code-snippets"),
  );
  /** What somebody gets who takes every proposal. */
  const expand = (body: string[]) =>
    body
      .join("\n")
      .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
      .replace(/\$\{\d+:([^}]*)\}/g, "$1")
      .replace("$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE", "2026-01-01")
      .replace(/\$\d/g, "");
  const bodies = Object.values(snippets).map(({ prefix, body }) => ({ prefix, text: expand(body) }));
  const textOf = (prefix: string) => bodies.find((each) => each.prefix === prefix)?.text ?? "";

  it("have unique prefixes", () => {
    expect(new Set(bodies.map(({ prefix }) => prefix)).size).toBe(bodies.length);
  });

  it("give front matter without problems", async () => {
    const files = {
      "docs/a.md": textOf("page")
        .replace("title:", `${textOf("draft")}\ntitle:`)
        .concat("Text.\n"),
      "docs/b.md": textOf("page")
        .replace("title:", `${textOf("unlisted")}\ntitle:`)
        .replace(/(questions:\n)[\s\S]*(---)/, `$1${textOf("question")}\n$2`)
        .concat("## Section\n"),
      "blog/2026-01-01-a.md": textOf("post"),
      "blog/authors.yml": "team:\n  name: Team\n",
    };
    expect(await problemsOf(files)).toEqual([]);
  });

  it("give pages without problems", async () => {
    const blocks = bodies.filter(({ text }) => /^[:`<]/.test(text));
    const head = `---\ndescription: ${"Long enough. ".repeat(5)}\n---\n\n`;
    const pages = blocks.map(({ prefix, text }) => [`docs/all/${prefix}.md`, `${head}${text}\n`]);
    const files = { "docs/_parts/reload.md": "A part.\n", ...Object.fromEntries(pages) };
    expect(await problemsOf(files, realExtension)).toEqual([]);
    expect(blocks).toHaveLength(16);
  });
});
