import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

describe("GitHub's alerts", () => {
  it.each([
    ["NOTE", "note", "Note"],
    ["TIP", "tip", "Tip"],
    ["IMPORTANT", "info", "Important"],
    ["WARNING", "warning", "Warning"],
    ["CAUTION", "danger", "Caution"],
  ])("are admonitions: %s", (name, type, title) => {
    expect(compileHtml(`> [!${name}]\n> Text.\n>\n> More.`)).toBe(
      `<div class="admonition ${type}"><p class="admonition-title">${title}</p>\n<p>Text.</p>\n<p>More.</p>\n</div>`,
    );
  });

  it("leave other blockquotes unchanged", () => {
    expect(compileHtml("> [!OTHER]\n> Text.")).toContain("<blockquote>");
    expect(compileHtml("> [!NOTE] Text.")).toContain("<blockquote>");
  });
});

describe("what Docusaurus' pages have", () => {
  const TABS = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="os" values={[
  {label: 'Linux, of course', value: 'linux'},
]}>
<TabItem value="linux">

\`\`\`bash
ls
\`\`\`

</TabItem>
<TabItem
  value="windows"
  label="Windows">

Text.

</TabItem>
</Tabs>

After.`;

  it("are tabs, with their imports", () => {
    const { html, problems } = compile(TABS);
    expect(problems).toEqual([]);
    expect(html.match(/<label[^>]*>[^<]*/g)?.map((label) => label.replace(/.*>/, ""))).toEqual([
      "Linux, of course",
      "Windows",
    ]);
    expect(html.match(/<div class="tab-panel">/g)).toHaveLength(2);
    expect(html).toMatch(/<\/div>\s*<p>After\.<\/p>\s*$/);
  });

  it("is an id of a heading in a comment", () => {
    expect(compile("## Text {/* #own */}").headings).toMatchObject([{ id: "own", text: "Text" }]);
  });

  it("are attributes after an admonition's title", () => {
    const page = compile(":::note[Title]{#own .wide}\nText.\n:::\n\n:::tip Use {x}\nText.\n:::");
    expect(page.html).toContain(
      '<div id="own" class="admonition note wide"><p class="admonition-title">Title</p>',
    );
    expect(page.html).toContain("Use {x}");
    expect(page.anchors).toContain("own");
  });

  it("are shortcodes, in running text only", () => {
    expect(compileHtml("Done :tada:, `:tada:` and a:tada:b :unknown:")).toBe(
      "<p>Done 🎉, <code>:tada:</code> and a:tada:b :unknown:</p>",
    );
  });
});
