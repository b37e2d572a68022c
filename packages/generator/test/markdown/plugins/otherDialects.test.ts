import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

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

  const APPLES = '<TabItem value="apple" label="Apple">Apple *text*</TabItem>';
  const PEARS = '<TabItem value="pear" label="Pear" default>\n    Pear text\n  </TabItem>';
  const VALUES = "values={[\n    {label: 'A', value: 'apple'},\n    {label: 'P', value: 'pear'},\n  ]}";

  it.each([
    ["tags in one line", APPLES, "", ["(Apple)", "Apple text"]],
    ["indented text", `${APPLES}\n  ${PEARS}`, "", ["Apple", "Apple text", "(Pear)", "Pear text"]],
    [
      "a default value",
      `${APPLES}${PEARS}`,
      ' defaultValue="apple"',
      ["(Apple)", "Apple text", "Pear", "Pear text"],
    ],
    ["labels of the group", `${APPLES}\n${PEARS}`, `\n  ${VALUES}`, ["A", "Apple text", "(P)", "Pear text"]],
  ])("are tabs, with %s", (_name, items, attributes, shown) => {
    const { html, problems } = compile(`Before.\n<Tabs${attributes}>\n  ${items}\n</Tabs>\nAfter.`);
    expect(problems).toEqual([]);
    const text = html.replace(/(<[^>]*checked><label[^>]*>)([^<]*)/g, "$1($2)").replace(/<[^>]*>/g, "");
    expect(text.split(/\n+/).filter(Boolean)).toEqual(["Before.", ...shown, "After."]);
    expect(html).not.toContain("<code>");
  });

  it("are tabs in tabs, with code in which tags are text", () => {
    const code = "```html\n        <Tabs>\n          </TabItem>\n        ```";
    const inner = `      <Tabs>\n        <TabItem value="inner">\n        ${code}\n        </TabItem>\n      </Tabs>`;
    const page = compile(
      `<Tabs>\n  <TabItem value="a">\n\n${inner}\n\n      :::nope\n      :::\n  </TabItem>\n  <TabItem value="b">B</TabItem>\n</Tabs>`,
    );
    expect(page.html.match(/<label[^>]*>[^<]*/g)?.map((label) => label.replace(/.*>/, ""))).toEqual([
      "a",
      "inner",
      "b",
    ]);
    expect(page.snippets).toMatchObject([{ code: "<Tabs>\n  </TabItem>\n", line: 6 }]);
    expect(page.problems).toMatchObject([{ message: 'Unknown block ":::nope".', line: 13 }]);
  });

  it("are tabs that lose no text without a word", () => {
    const page = compile("<Tabs>\n{/* why */}\nFirst.\n<TabItem value='a'>A</TabItem>\n</Tabs> Last.");
    expect(page.problems).toMatchObject([
      { line: 3, message: '"First." stands outside of the tabs, and is not shown.' },
      { line: 5, message: '"Last." stands outside of the tabs, and is not shown.' },
    ]);
    expect(compile("<Tabs>\n<TabItem value='a'>\nA").problems).toMatchObject([
      { line: 1, rule: "jsx", hint: expect.stringContaining('"</Tabs>"') },
    ]);
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
