import { body, type Mistake } from "./mistake.ts";

const fence = (info: string, code = "a") => body(`\`\`\`${info}\n${code}\n\`\`\``);

/** Of the text of a page. */
export const textMistakes: Mistake[] = [
  [
    "a code block that is never closed",
    body("```bash\nls"),
    `error content/docs/x.md:5 The code block "\`\`\`bash" is never closed. [unclosed-fence]
    Close it with a line "\`\`\`".`,
  ],
  [
    "a code block that is closed only by the next one",
    body("```bash\nls\n\nText.\n\n```toml\na = 1\n```"),
    `error content/docs/x.md:5 The code block "\`\`\`bash" is not closed before the next one begins (line 10). [unclosed-fence]
    Close it with a line "\`\`\`".`,
  ],
  [
    "a language that does not exist",
    fence("yamll"),
    `warning content/docs/x.md:5 The language "yamll" is not known: the code has no colors. [fence-language]
    Did you mean "yaml"?`,
  ],
  [
    "lines that the code does not have",
    fence("txt {1,5-2,9}"),
    `warning content/docs/x.md:5 The code block has no lines {5-2, 9}. [fence-lines]
    Count from 1 to the last line, as in {2,4-6}.`,
  ],
  [
    "a comment that is never closed",
    body("<!-- later\n\nText."),
    `error content/docs/x.md:5 The comment "<!--" is never closed: everything below it is left out. [unclosed-comment]
    Close it with "-->".`,
  ],
  [
    "details that are never closed",
    body("<details>\n<summary>More</summary>\n\nText."),
    `error content/docs/x.md:5 <details> is never closed. [html]
    Close it with </details>.`,
  ],
  [
    "a closing tag of nothing",
    body("Text.\n\n</details>"),
    `error content/docs/x.md:7 </details> closes nothing. [html]
    Remove it.`,
  ],
  [
    "an iframe",
    body('<iframe src="https://example.org"></iframe>'),
    `error content/docs/x.md:5 <iframe> is not allowed on a page. [html]
    Link to the page instead: [Watch it](https://example.org).`,
  ],
  [
    "a video",
    body('Text <video src="a.mp4"></video>.'),
    `error content/docs/x.md:5 <video> is not allowed on a page. [html]
    Link to the file instead: [Watch it](./video.mp4).`,
  ],
  [
    "a style of its own",
    body('<p style="color: red">Text.</p>'),
    `warning content/docs/x.md:5 The attribute "style" of <p> is left out. [html]
    Remove it: how a page looks is the site's.`,
  ],
  [
    "a script",
    body("<script>alert(1)</script>"),
    `error content/docs/x.md:5 <script> is not allowed on a page. [html]
    Pages cannot run script: remove it.`,
  ],
  [
    "a block that is never closed",
    body(":::note\nText."),
    `error content/docs/x.md:5 ":::note" is never closed. [container]
    Close it with ":::".`,
  ],
  [
    "a block that does not exist",
    body(":::warnig\nText.\n:::"),
    `error content/docs/x.md:5 Unknown block ":::warnig". [container]
    Did you mean ":::warning"?`,
  ],
  [
    "colons that close nothing",
    body("Text.\n\n:::"),
    `error content/docs/x.md:7 ":::" closes nothing. [container]
    Remove it, or write what it closes: as many colons open a block as close it.`,
  ],
  [
    "text before the first tab",
    body(":::tabs\n\n= Linux\nText.\n== Docker\nText.\n:::"),
    `error content/docs/x.md:7 "= Linux" stands before the first tab, and is not shown. [tabs]
    Begin each with "== Label".`,
  ],
  [
    "tabs without a tab",
    body(":::tabs\nText.\n:::"),
    `error content/docs/x.md:5 A :::tabs block has no tab. [tabs]
    Begin each with "== Label".`,
  ],
  [
    "components of another tool",
    body("import Card from './Card';\n\n<Card>\n<Hero>\nText.\n</Hero>\n</Card>"),
    `error content/docs/x.md:7 JSX cannot be drawn: <Card>, <Hero>. [jsx]
    Pages are plain Markdown: use :::tabs, :::note, <details> or a directive, and remove the imports.`,
  ],
  [
    "a directive that does not exist",
    body("::setings"),
    `error content/docs/x.md:5 Unknown directive "::setings". [directive]
    Remove the line, or add the extension that draws it.`,
  ],
  [
    "a footnote without its text",
    body("Text.[^1]"),
    `warning content/docs/x.md:5 The footnote "[^1]" is not defined. [undefined-footnote]
    Write its text below: [^1]: …`,
  ],
  [
    "the text of a footnote that nothing refers to",
    body("Text.\n\n[^1]: Lost."),
    `warning content/docs/x.md:7 Nothing refers to the footnote "[^1]", so it is left out. [unused-footnote]
    Write [^1] where it belongs, or remove it.`,
  ],
  [
    "a reference without its address",
    body("See [the guide][guide]."),
    `warning content/docs/x.md:5 The reference "[the guide][guide]" is not defined. [undefined-reference]
    Write where it leads: [guide]: ./page.md`,
  ],
  [
    "a second title",
    body("# One\n\n# Two"),
    `warning content/docs/x.md:7 A second title: "# Two". [second-title]
    Use ##: a page has one title, from its front matter or its first line.`,
  ],
  [
    "a heading that is only an id",
    body("## {#only-id}\n\nText."),
    `warning content/docs/x.md:5 The heading has no text. [empty-heading]
    Write what its section is about, or remove the line.`,
  ],
  [
    "two headings with one id",
    body("## A {#same}\n\n## B {#same}"),
    `error content/docs/x.md:7 Two headings have the id "same". [heading-id]
    Give one of them another id: links can lead to the first only.`,
  ],
  [
    "an id with a space",
    body("## A {#my id}"),
    `warning content/docs/x.md:5 The id "{#my id}" cannot be read. [heading-id]
    Write it at the end of the heading, of letters, digits, - and _: {#my-id}.`,
  ],
  [
    "a diagram with a mistake",
    fence("mermaid", "graph TD\n  A -->> -- B"),
    `error content/docs/x.md:7 The diagram cannot be drawn: cannot read "> -- B". [diagram]
    Check the Mermaid syntax; flowcharts, sequence and state diagrams are drawn.`,
  ],
  [
    "a kind of diagram that is not drawn",
    body("```mermaid\npie\n  a: 1\n```\n\n```mermaid\npie\n  b: 1\n```"),
    `warning content/docs/x.md:6 Diagrams of the kind "pie" are shown as their source. [diagram-kind]
    Flowcharts, sequence and state diagrams are drawn; use one of them or a table. There is another one like it.`,
  ],
];
