import { expect, it } from "vitest";
import { realExtension } from "../../../../test/support/extension.ts";
import { routeAt, siteFrom } from "../../../../test/support/site.ts";
import type { Extension } from "../../src/extension.ts";

async function copyOf(
  path: string,
  files: Record<string, string>,
  extensions: Extension[] = [],
): Promise<string> {
  const { markdown } = routeAt(await siteFrom(files, { extensions }), path);
  if (!markdown) throw new Error(`${path} has no plain copy`);
  return markdown;
}

it("has absolute links to the site", async () => {
  const text = await copyOf("/docs/a/one", {
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

it.each(["my%20page.md", "<my page.md>", "<./my page.md>", "./my%20page.md#a", "../docs/my%20page.md"])(
  "has the whole address of a link that is written as (%s)",
  async (target) => {
    const files = { "docs/a.md": `# A\n\n[B](${target})\n`, "docs/my page.md": "---\nslug: b\n---\n\n# B\n" };
    expect(await copyOf("/docs/a", files)).toContain("[B](https://site.test/docs/b");
  },
);

it("has the whole address of a picture with parentheses in its name", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>';
  const text = await copyOf("/docs/a", { "docs/a.md": "# A\n\n![P](p(1).svg)\n", "docs/p(1).svg": svg });
  expect(text).toMatch(/!\[P\]\(https:\/\/site\.test\/assets\/files\/p\(1\)-\w+\.svg\)/);
});

it("leaves code unchanged", async () => {
  const link = "[B](./b.md)";
  const text = await copyOf("/docs/a", {
    "docs/a.md": `# A\n\n[the\nother](./b.md), \`${link}\` and ${link}\n\n- \`\`\`md\n  ${link}\n\n  ${link}\n  \`\`\`\n  ${link}\n\nCode:\n\n    ${link}\n    ${link}\n\n${link}\n`,
    "docs/b.md": "# B\n",
  });
  const linked = "[B](https://site.test/docs/b)";
  expect(text).toBe(
    `# A\n\n[the\nother](https://site.test/docs/b), \`${link}\` and ${linked}\n\n- \`\`\`md\n  ${link}\n\n  ${link}\n  \`\`\`\n  ${linked}\n\nCode:\n\n    ${link}\n    ${link}\n\n${linked}\n`,
  );
});

it("keeps marked lines of a fence without a language, and the label of an admonition above one", async () => {
  const text = await copyOf("/docs/a", {
    "docs/a.md": "# A\n\n:::note\n```\na\nb # [!code ++]\n```\n:::\n",
  });
  expect(text).toBe("# A\n\n> **Note:**\n>\n> ```diff\n>  a\n> +b\n> ```\n");
});

it("leaves a broken link unchanged", async () => {
  const text = await copyOf("/docs/one", { "docs/one.md": "# One\n\n[Gone](./gone.md)\n" });
  expect(text).toContain("[Gone](./gone.md)");
});

it("expands directives in place", async () => {
  const text = await copyOf(
    "/docs/one",
    {
      "docs/one.md":
        '---\ntitle: One\n---\n\nBefore.\n\n::setting{key="storage.data"}\n\nBetween.\n\n- Item\n\n  ::permissions{group="Queue"}\n\n```txt\n::setting{key="storage.data"}\n```\n',
    },
    [realExtension],
  );
  expect(text).toMatch(
    /Before\.\n\n- `storage\.data`\n\n {2}reference: .*in config\.toml.*\n\n {2}\S.*\n\nBetween\./,
  );
  expect(text).toMatch(/\n {2}\| Permission \| Allows \| Roles \|\n {2}\| --- /);
  expect(text).toContain('```txt\n::setting{key="storage.data"}\n```');
});

it("says where the page has a tool, which a copy cannot have", async () => {
  const text = await copyOf("/docs/one", { "docs/one.md": '# One\n\n::tool{name="dns"}\n\nAfter.\n' }, [
    realExtension,
  ]);
  expect(text).toBe(
    "# One\n\nThis tool runs in your browser and sends nothing. It needs JavaScript.\n\nAfter.\n",
  );
});

it("leaves directives unchanged without an extension", async () => {
  const text = await copyOf("/docs/one", { "docs/one.md": '# One\n\n::settings{prefix="a"}\n' });
  expect(text).toContain('::settings{prefix="a"}');
});

it("lists the entries of an explorer below the pages that describe them", async () => {
  const text = await copyOf(
    "/docs/reference/settings/all",
    {
      "docs/reference/settings/all.md": "# All\n\n::settings-explorer\n",
      "docs/reference/settings/storage.md":
        '---\ntitle: Storage\n---\n\n::settings{keys="storage.data, storage.blob"}\n',
    },
    [realExtension],
  );
  expect(text).toContain(`**[Storage](https://site.test/docs/reference/settings/storage) 2**

- \`storage.blob\` reference: store id
- \`storage.data\` reference: store id
`);
});

it("has plain Markdown instead of admonitions, tabs, steps and ids", async () => {
  const text = await copyOf("/docs/one", {
    "docs/one.md": `---
title: One
---

## Part {#own}

:::::note
Of interest.

::::tabs
== Docker

\`\`\`bash title="host" {1}
echo ":::note" {#kept}
\`\`\`

== Binary
Text.
::::
:::::
After it.

:::steps
1. First.

   :::danger[Open \`relay\`]
   - Never.

     \`\`\`txt

     a
     \`\`\`
   :::
2. Second.
:::
`,
  });
  expect(text).toBe(`# One

## Part

> **Note:** Of interest.
>
> **Docker**
>
> **host**
>
> \`\`\`bash
> echo ":::note" {#kept}
> \`\`\`
>
> **Binary**
>
> Text.

After it.

1. First.

   > **Danger:** Open \`relay\`
   >
   > - Never.
   >
   >   \`\`\`txt
   >
   >   a
   >   \`\`\`

2. Second.
`);
});

const waysOfA: Extension = {
  name: "ways",
  fencePlace: (lang) =>
    lang === "toml"
      ? {
          label: "Stored",
          ways: [
            { label: "CLI", lang: "bash", code: "set a 1\n\nreload\n" },
            { label: "API", lang: "json", code: "[1]" },
          ],
        }
      : null,
  load: () => ({ key: "", problems: [] }),
};

it("has the other ways of a fence that the page has as tabs, also in a list", async () => {
  const body = `# One

Set:

~~~toml
a = 1
~~~

1. \`\`\`toml
   a = 1
   \`\`\`
`;
  expect(await copyOf("/docs/one", { "docs/one.md": body }, [waysOfA])).toBe(`# One

Set:

**CLI**

~~~bash
set a 1

reload
~~~

**API**

~~~json
[1]
~~~

**TOML**

**Stored**

~~~toml
a = 1
~~~

1. **CLI**

   \`\`\`bash
   set a 1

   reload
   \`\`\`

   **API**

   \`\`\`json
   [1]
   \`\`\`

   **TOML**

   **Stored**

   \`\`\`toml
   a = 1
   \`\`\`
`);
});

it("has the commands and requests of settings in the database", async () => {
  const body =
    '# One\n\n```toml\n[file-storage]\nmax-size = 5\n```\n\n```toml\n[server]\nhostname = "h"\n```\n';
  const text = await copyOf("/docs/one", { "docs/one.md": body }, [realExtension]);
  expect(text).toMatch(
    /\*\*CLI\*\*\n\n```bash\n[^`]*add-config file-storage\.max-size 5\n[^`]*```\n\n\*\*API\*\*\n\n```bash\n[^`]*\["file-storage\.max-size","5"\][^`]*```\n\n\*\*TOML\*\*\n\n\*\*How it is stored \(database\)\*\*\n\n```toml\n\[file-storage\]/,
  );
  expect(text.match(/\*\*CLI\*\*/g)).toHaveLength(1);
});

it("keeps the title of a fence in an item's first line and in a quote", async () => {
  const body = '# One\n\n- ```bash title="host"\n  a\n  ```\n\n> ```txt title="log"\n> b\n> ```\n';
  expect(await copyOf("/docs/one", { "docs/one.md": body })).toBe(
    "# One\n\n- **host**\n\n  ```bash\n  a\n  ```\n\n> **log**\n>\n> ```txt\n> b\n> ```\n",
  );
});

it("has the whole address of a link in the title of an admonition", async () => {
  const text = await copyOf("/docs/a", {
    "docs/a.md": "# A\n\n:::warning Old: [read on](./b.md)\nText.\n:::\n",
    "docs/b.md": "# B\n",
  });
  expect(text).toContain("> **Warning:** Old: [read on](https://site.test/docs/b)\n");
});
