// Long, because it is a table: one planted mistake and its whole message an entry.

import { body, GOOD, type Mistake } from "./mistake.ts";

const fence = (info: string, code = "a") => body(`\`\`\`${info}\n${code}\n\`\`\``);

/** Of the text of a page. */
export const textMistakes: Mistake[] = [
  [
    "a tag whose quote is not closed",
    body('Text.\n\n<div class="a>More.</div>\n\nText.'),
    `error content/docs/x.md:7 A tag is not complete: "<div class="a>More.</div>". [html]
    Close it with ">"; a quote may be missing before it.`,
  ],
  [
    "a tag that ends with its line",
    body("<div\n\nText."),
    `error content/docs/x.md:5 A tag is not complete: "<div". [html]
    Close it with ">"; a quote may be missing before it.`,
  ],
  [
    "a footnote with two texts",
    body("Text.[^1]\n\n[^1]: One.\n[^1]: Two."),
    `error content/docs/x.md:8 The footnote "[^1]" has two texts, and only the last is shown. [footnote]
    Give one of them another label.`,
  ],
  [
    "a directive without its closing brace",
    body('::include{file="./_x.md"'),
    `error content/docs/x.md:5 The directive cannot be read: "::include{file="./_x.md"". [directive]
    Write it on one line: ::name{key="value"}`,
  ],
  [
    "an alert of GitHub",
    body("> [!NOTE]\n> Text."),
    `warning content/docs/x.md:5 "[!NOTE]" is shown as it is written: alerts are not read here. [alert]
    Write ":::note" above the text and ":::" below it; there are also tip, info, warning and danger.`,
  ],
  ...[
    ["an expression of Vue", "Install {{ version }} now.", "{{ version }}"],
    ["an expression of JavaScript", `Install \${VERSION} now.`, `\${VERSION}`],
    ["attributes of a heading", "## Part {.wide}", "{.wide}"],
    ["attributes of a paragraph", "Text. {lang=de}", "{lang=de}"],
    ["code of a file, as VitePress has it", "<<< @/file.js", "<<< @/file.js"],
    ["a table of contents", "[[toc]]", "[[toc]]"],
    ["a table of contents of Python", "[TOC]", "[TOC]"],
  ].map(
    ([mistake = "", text = "", written = ""]): Mistake => [
      mistake,
      body(text),
      `warning content/docs/x.md:5 "${written}" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`${written}\`.`,
    ],
  ),
  [
    "a character that was lost",
    body("Text \ufffd more."),
    `warning content/docs/x.md:5 The line has a mark where a character was lost. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
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
    `error content/docs/x.md:7 Two elements have the id "same". [heading-id]
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
    body("```mermaid\npie\n  a: 1\n```"),
    `warning content/docs/x.md:6 Diagrams of the kind "pie" are shown as their source. [diagram-kind]
    Flowcharts, sequence and state diagrams are drawn; use one of them or a table.`,
  ],
  [
    "a row with more cells than the head",
    body("| A | B |\n|---|---|\n| 1 | 2 | 3 |"),
    `warning content/docs/x.md:7 The row has more cells than the table's head: "3 |" is not shown. [table]
    Add a column to the head; a bar in the text of a cell is written \\|.`,
  ],
  [
    "a table without the line below its head",
    body("| A | B |\n| 1 | 2 |"),
    `warning content/docs/x.md:5 The table has no line below its head: "| A | B |". [table]
    Write one with as many cells: |---|---|`,
  ],
  [
    "a heading without a space",
    body("##Install"),
    `warning content/docs/x.md:5 "##Install" is no heading: a space is missing. [heading-space]
    Write ## Install`,
  ],
  [
    "a level of headings left out",
    body("## A\n\n#### B"),
    `warning content/docs/x.md:7 A heading of level 4 follows one of level 2: "#### B". [skipped-level]
    Write ###: readers of the outline would miss a level.`,
  ],
  [
    "a formula",
    body("It is $x^2$ here."),
    `warning content/docs/x.md:5 The formula "$x^2$" is shown as it is written. [formula]
    Say it in words, or as \`code\`.`,
  ],
  [
    "an expression",
    body("Install {version} now."),
    `warning content/docs/x.md:5 "{version}" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`{version}\`.`,
  ],
  [
    "a component with a bare attribute",
    body("Text <Foo bar> more."),
    `warning content/docs/x.md:5 "<Foo bar>" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`<Foo bar>\`.`,
  ],
  [
    "JavaScript between the text",
    body('export const version = "1";'),
    `error content/docs/x.md:5 JavaScript in Markdown: "export const version = "1";". [jsx]
    Pages are plain Markdown: remove such lines.`,
  ],
  [
    "code that would run elsewhere",
    fence("jsx live"),
    `warning content/docs/x.md:5 The code block "jsx live" is shown as code: nothing runs on a page. [live-code]
    Remove "live".`,
  ],
  ...[
    ["js", "// highlight-nxt-line", 'Did you mean "highlight-next-line"?'],
    ["toml", "# hightlight-start", 'Did you mean "highlight-start"?'],
    ["js", "// highlight-line", "Known are highlight-next-line, highlight-start, highlight-end."],
    ["json", "# highlight-next-line", "Write it in a comment of the language: //, /* */"],
    ["toml", "a = 1 # [!code foucs]", 'Did you mean "focus"?'],
    ["toml", "a = 1 # [!code +]", "Known are ++, --, focus, hl, highlight."],
  ].map(
    ([lang = "", line = "", hint = ""]): Mistake => [
      `a comment that marks nothing: ${line}`,
      fence(lang, `a\n${line}\nb`),
      `warning content/docs/x.md:7 "${line}" marks no line. [code-mark]
    ${hint}`,
    ],
  ),
  [
    "marked lines without an end",
    fence("js", "a\n// highlight-start\nb"),
    `warning content/docs/x.md:7 "highlight-start" marks no line: its end is missing. [code-mark]
    Write "highlight-end" in a comment below the lines.`,
  ],
  ...[
    ['titel="x"', 'Did you mean "title"?'],
    ["showLinenumbers", 'Did you mean "showLineNumbers"?'],
    ["wrap", "Remove it. Known are title, file, showLineNumbers, nocheck."],
  ].map(
    ([written = "", hint]): Mistake => [
      `an unknown attribute of code: ${written}`,
      fence(`js ${written}`),
      `warning content/docs/x.md:5 Nothing reads "${written.split("=")[0]}" behind the language of the code block. [fence-attribute]
    ${hint}`,
    ],
  ),
  [
    "two tabs of one name",
    body(":::tabs\n== A\nOne.\n== A\nTwo.\n:::"),
    `warning content/docs/x.md:8 Two tabs are named "A". [container]
    Give one of them another name.`,
  ],
  [
    "an empty tab",
    body(":::tabs\n== A\nOne.\n== B\n:::"),
    `warning content/docs/x.md:8 The tab "B" is empty. [container]
    Write its text below, or remove it.`,
  ],
  [
    "steps without a list",
    body(":::steps\nText.\n:::"),
    `warning content/docs/x.md:5 A :::steps block has no numbered list. [container]
    Begin each step with "1.".`,
  ],
  [
    "cards without a link",
    body(":::cards\n- Text.\n:::"),
    `warning content/docs/x.md:5 A :::cards block has no link. [container]
    Write a list of links: - [Install](./install.md)`,
  ],
  [
    "a character that turns the text around",
    body("Text \u202e more."),
    `warning content/docs/x.md:5 The line has a character that turns the direction of text. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a NUL character",
    body("Text \0 more."),
    `warning content/docs/x.md:5 The line has a NUL character. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a heading of the first level without a space",
    body("#Install"),
    `warning content/docs/x.md:5 "#Install" is no heading: a space is missing. [heading-space]
    Write # Install`,
  ],
  [
    "a first heading of the third level",
    body("### A"),
    `warning content/docs/x.md:5 A heading of level 3 follows one of level 1: "### A". [skipped-level]
    Write ##: readers of the outline would miss a level.`,
  ],
  [
    "a second title without front matter",
    { "docs/x.md": `---\n${GOOD}\n---\n# A\n\nText.\n\n# B\n` },
    `warning content/docs/x.md:8 A second title: "# B". [second-title]
    Use ##: a page has one title, from its front matter or its first line.`,
  ],
  [
    "an empty heading",
    body("##\n\nText."),
    `warning content/docs/x.md:5 The heading has no text. [empty-heading]
    Write what its section is about, or remove the line.`,
  ],
  [
    "a formula on lines of its own",
    body("$$\nx^2\n$$"),
    `warning content/docs/x.md:5 The formula "$$ x^2 $$" is shown as it is written. [formula]
    Say it in words, or as \`code\`.`,
  ],
  [
    "a formula with commands",
    body("It is $\\frac{1}{2}$ here."),
    `warning content/docs/x.md:5 The formula "$\\frac{1}{2}$" is shown as it is written. [formula]
    Say it in words, or as \`code\`.`,
  ],
  [
    "a component with a bare attribute on a line of its own",
    body("<Foo bar>\n\nText."),
    `warning content/docs/x.md:5 "<Foo bar>" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`<Foo bar>\`.`,
  ],
  [
    "a component without an import",
    body("<Foo />"),
    `error content/docs/x.md:5 JSX cannot be drawn: <Foo>. [jsx]
    Pages are plain Markdown: use :::tabs, :::note, <details> or a directive, and remove the imports.`,
  ],
  [
    "an import",
    body("import A from './a';"),
    `error content/docs/x.md:5 JavaScript in Markdown: "import A from './a';". [jsx]
    Pages are plain Markdown: remove such lines.`,
  ],
  [
    "a property between the text",
    body("Install {props.version} now."),
    `warning content/docs/x.md:5 "{props.version}" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`{props.version}\`.`,
  ],
  [
    "a tag of GitBook or Jekyll",
    body("{% hint %}\nText."),
    `warning content/docs/x.md:5 "{% hint %}" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`{% hint %}\`.`,
  ],
  [
    "a shortcode of Hugo",
    body("{{< note >}}\nText."),
    `warning content/docs/x.md:5 "{{< note >}}" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`{{< note >}}\`.`,
  ],
  [
    "a note of MkDocs",
    body("!!! note\n    Text."),
    `warning content/docs/x.md:5 "!!! note" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`!!! note\`.`,
  ],
  [
    "a block whose name has a capital",
    body(":::Note\nText.\n:::"),
    `error content/docs/x.md:5 Unknown block ":::Note". [container]
    Did you mean ":::note"?`,
  ],
  [
    "a block with two colons",
    body("::note\nText.\n::"),
    `error content/docs/x.md:5 Unknown directive "::note". [directive]
    Remove the line, or add the extension that draws it.`,
  ],
  [
    "an empty block",
    body(":::note\n:::"),
    `warning content/docs/x.md:5 ":::note" is empty. [container]
    Write its text below, or remove it.`,
  ],
  [
    "an empty block with a title",
    body(":::note[Title]\n:::"),
    `warning content/docs/x.md:5 ":::note" is empty. [container]
    Write its text below, or remove it.`,
  ],
  [
    "steps with another kind of list",
    body(":::steps\n- A\n- B\n:::"),
    `warning content/docs/x.md:5 A :::steps block has no numbered list. [container]
    Begin each step with "1.".`,
  ],
  [
    "two tabs of Docusaurus with one name, the second empty",
    body('<Tabs>\n<TabItem value="a">\n\nOne.\n\n</TabItem>\n<TabItem value="a">\n</TabItem>\n</Tabs>'),
    `warning content/docs/x.md:11 Two tabs are named "a". [container]
    Give one of them another name.
warning content/docs/x.md:11 The tab "a" is empty. [container]
    Write its text below, or remove it.`,
  ],
  [
    "text outside of the tabs of Docusaurus",
    body('<Tabs>\nLost.\n<TabItem value="a">\n\nOne.\n\n</TabItem>\n</Tabs>'),
    `error content/docs/x.md:6 "Lost." stands outside of the tabs, and is not shown. [tabs]
    Put it into a <TabItem>.`,
  ],
  [
    "a line below the head of a table that is too short",
    body("| A | B |\n|---|\n| 1 | 2 |"),
    `warning content/docs/x.md:5 The table has no line below its head: "| A | B |". [table]
    Write one with as many cells: |---|---|`,
  ],
  [
    "a bar in the code of a cell",
    body("| A | B |\n|---|---|\n| `a|b` | 2 |"),
    `warning content/docs/x.md:7 The row has more cells than the table's head: "2 |" is not shown. [table]
    Add a column to the head; a bar in the text of a cell is written \\|.`,
  ],
  [
    "two raw elements with one id",
    body('<a id="s"></a>\n\nText.\n\n<a id="s"></a>'),
    `error content/docs/x.md:9 Two elements have the id "s". [heading-id]
    Give one of them another id: links can lead to the first only.`,
  ],
  [
    "a heading with the id of a raw element",
    body('<a id="s"></a>\n\n## B {#s}'),
    `error content/docs/x.md:7 Two elements have the id "s". [heading-id]
    Give one of them another id: links can lead to the first only.`,
  ],
  [
    "a raw element with the id that a heading has by its text",
    body('<a id="part"></a>\n\n## Part'),
    `error content/docs/x.md:7 Two elements have the id "part". [heading-id]
    Give one of them another id: links can lead to the first only.`,
  ],
  [
    "an element that is never closed",
    body("<div>\n\nText."),
    `error content/docs/x.md:5 <div> is never closed. [html]
    Close it with </div>.`,
  ],
  [
    "bold text that is never closed",
    body("Text <b>more.\n\nText."),
    `error content/docs/x.md:5 <b> is never closed. [html]
    Close it with </b>.`,
  ],
  [
    "a comment of MDX that is never closed",
    body("{/* later\n\nText."),
    `error content/docs/x.md:5 The comment "{/*" is never closed. [unclosed-comment]
    Close it with "*/}".`,
  ],
  [
    "a handler of events",
    body('<p onclick="x()">Text.</p>'),
    `warning content/docs/x.md:5 The attribute "onclick" of <p> is left out. [html]
    Remove it: pages cannot run script.`,
  ],
  [
    "an attribute of React",
    body('<p className="x">Text.</p>'),
    `warning content/docs/x.md:5 The attribute "classname" of <p> is left out. [html]
    Write class instead.`,
  ],
  [
    "a field",
    body("Text <input>."),
    `error content/docs/x.md:5 <input> is not allowed on a page. [html]
    Remove it: pages have nothing to fill in.`,
  ],
  [
    "an element of old HTML",
    body("<center>Text.</center>"),
    `error content/docs/x.md:5 <center> is not allowed on a page. [html]
    Use Markdown: **bold**, *italic*, \`code\`.`,
  ],
  [
    "a diagram with an arrow to nothing",
    fence("mermaid", "graph TD\n  A -->"),
    `error content/docs/x.md:7 The diagram cannot be drawn: "A -->" needs a node at its end. [diagram]
    Check the Mermaid syntax; flowcharts, sequence and state diagrams are drawn.`,
  ],
  [
    "a diagram that is too large",
    fence("mermaid", `graph TD\n  a${" --> b".repeat(80)}\n  ${"c & ".repeat(80)}d --> e`),
    `warning content/docs/x.md:6 Diagrams with more than 150 nodes and edges are shown as their source. [diagram-kind]
    Divide it, or use a table.`,
  ],
  [
    "an empty diagram",
    fence("mermaid", ""),
    `error content/docs/x.md:5 The diagram cannot be drawn: the diagram is empty. [diagram]
    Check the Mermaid syntax; flowcharts, sequence and state diagrams are drawn.`,
  ],
  [
    "a misspelled kind of diagram",
    fence("mermaid", "grph TD\n  A --> B"),
    `error content/docs/x.md:6 The diagram cannot be drawn: "grph" is no kind of diagram. [diagram]
    Check the Mermaid syntax; flowcharts, sequence and state diagrams are drawn.`,
  ],
  [
    "an isolate, which also turns the text",
    body("Text \u2067 more."),
    `warning content/docs/x.md:5 The line has a character that turns the direction of text. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a lone carriage return",
    body("Text\rmore."),
    `warning content/docs/x.md:5 The line has a carriage return without a line feed. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a hidden character in code",
    fence("txt", "a \0 b"),
    `warning content/docs/x.md:6 The line has a NUL character. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a fence inside a fence of as many backticks",
    body("```md\n```bash\nls\n```\n```"),
    `error content/docs/x.md:5 The code block "\`\`\`md" is not closed before the next one begins (line 6). [unclosed-fence]
    Close it with a line "\`\`\`".
error content/docs/x.md:9 The code block "\`\`\`" is never closed. [unclosed-fence]
    Close it with a line "\`\`\`".`,
  ],
  [
    "a fence of tildes that is never closed",
    body("~~~bash\nls"),
    `error content/docs/x.md:5 The code block "~~~bash" is never closed. [unclosed-fence]
    Close it with a line "~~~".`,
  ],
  [
    "an id behind a space",
    body("## Install { #my }"),
    `warning content/docs/x.md:5 The id "{ #my }" cannot be read. [heading-id]
    Write it at the end of the heading, of letters, digits, - and _: {#my-id}.`,
  ],
];
