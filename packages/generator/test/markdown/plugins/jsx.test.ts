import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

describe("JSX in Markdown", () => {
  it.each([
    ["import { a } from './a'", "JavaScript in Markdown: \"import { a } from './a'\"."],
    ['import "./a.css"', 'JavaScript in Markdown: "import "./a.css"".'],
    ["export const a = 1;", 'JavaScript in Markdown: "export const a = 1;".'],
    ["<Tabs>", "JSX cannot be drawn: <Tabs>."],
    ['<TabItem value="a">', "JSX cannot be drawn: <TabItem>."],
    ["</Tabs>", "JSX cannot be drawn: <Tabs>."],
    ["<Icon />", "JSX cannot be drawn: <Icon>."],
  ])("is reported with its line: %s", (line, message) => {
    expect(compile(`Text.\n\n${line}\n\nMore.`).problems).toMatchObject([
      { severity: "error", rule: "jsx", message, file: "docs/page.md", line: 3 },
    ]);
  });

  it("is reported once per page", () => {
    const { problems } = compile(
      "import A from './a'\n\n<Card>\n<Grid>\nText\n</Grid>\n</Card>\n\n<Card />\n",
    );
    expect(problems).toMatchObject([{ line: 3, message: "JSX cannot be drawn: <Card>, <Grid>." }]);
  });

  it.each([
    "import the key from a file",
    'importing things from "x" works',
    "export it",
    "<ACCOUNT>",
    "`<Tabs>`",
    "    import a from 'b'",
    "```js\nimport a from 'b'\n```",
  ])("is not seen in %j", (body) => {
    expect(compile(body).problems).toEqual([]);
  });
});

describe("MDX comments", () => {
  it("vanish, in a sentence and over several lines", () => {
    expect(compileHtml("A {/* note */}B\n\n{/* one\ntwo */}\n\nC")).toBe("<p>A B</p>\n<p>C</p>");
  });

  it("stay in code", () => {
    const page = compile("`{/* a */}`\n\n```jsx\n{/* b */}\n```");
    expect(page.html).toContain("<code>{/* a */}</code>");
    expect(page.snippets[0]?.code).toBe("{/* b */}\n");
  });
});

describe("an image with expressions", () => {
  it.each([
    "<img src={require('./a b.png').default} alt=\"A > B\" width={300} />",
    "<img\n  src={useBaseUrl('./a b.png')}\n  alt={\"A > B\"} width={300} />",
  ])("is an image: %j", (text) => {
    const { html, refs, problems } = compile(text);
    expect(html.trim()).toBe('<p><img src="ref:0" alt="A &gt; B" width="300"></p>');
    expect(refs).toMatchObject([{ kind: "image", target: "./a b.png" }]);
    expect(problems).toEqual([]);
  });

  it("is reported where it needs script", () => {
    const { refs, problems } = compile('<img src={logo} alt="A" style={{ width: 200 }} />');
    expect(refs).toMatchObject([{ kind: "image", target: "{logo}" }]);
    expect(problems[0]?.message).toBe('The attribute "style" of <img> is left out.');
  });
});

describe("<TOCInline />", () => {
  it("lists the page's headings, and its import is accepted", () => {
    const page = compile(
      "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />\n\n## One `a`\n\n### Two\n\n#### Three\n",
    );
    expect(page.problems).toEqual([]);
    expect(page.html).toContain(
      '<ul class="toc-inline"><li><a href="#one-a">One <code>a</code></a></li><li><a href="#two">Two</a></li></ul>',
    );
  });

  it("shows the levels it names", () => {
    const { html } = compile(
      "<TOCInline toc={toc} minHeadingLevel={3} maxHeadingLevel={4} />\n\n## A\n\n### B\n\n#### C\n",
    );
    expect(html).toContain(
      '<ul class="toc-inline"><li><a href="#b">B</a></li><li><a href="#c">C</a></li></ul>',
    );
  });
});
