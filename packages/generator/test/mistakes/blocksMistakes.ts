import { body, type Mistake } from "./mistake.ts";

/** Of spaces, empty lines and indentations, by which Markdown tells blocks apart. */
export const blocksMistakes: Mistake[] = [
  [
    "a task without a space",
    body("- [x]Done\n- [ ]Open"),
    `warning content/docs/x.md:5 "[x]Done" is no task: a space is missing. [list]
    Write [x] Done
warning content/docs/x.md:6 "[ ]Open" is no task: a space is missing. [list]
    Write [ ] Open`,
  ],
  [
    "items without a space",
    body("-one\n-two"),
    `warning content/docs/x.md:5 "-one" is no item of a list: a space is missing. [list]
    Write - one
warning content/docs/x.md:6 "-two" is no item of a list: a space is missing. [list]
    Write - two`,
  ],
  [
    "numbered items without a space",
    body("1.one\n2.two"),
    `warning content/docs/x.md:5 "1.one" is no item of a list: a space is missing. [list]
    Write 1. one
warning content/docs/x.md:6 "2.two" is no item of a list: a space is missing. [list]
    Write 2. two`,
  ],
  [
    "dots in front of items",
    body("• one\n• two"),
    `warning content/docs/x.md:5 "• one" is no item of a list. [list]
    Write - one
warning content/docs/x.md:6 "• two" is no item of a list. [list]
    Write - two`,
  ],
  [
    "a list that begins with 2 below its text",
    body("Text:\n2. two\n3. three"),
    `warning content/docs/x.md:6 "2. two" is no item of a list: it belongs to the text above it. [list]
    Put an empty line above the list, or begin it with 1.
warning content/docs/x.md:7 "3. three" is no item of a list: it belongs to the text above it. [list]
    Put an empty line above the list, or begin it with 1.`,
  ],
  [
    "seven marks of a heading",
    body("####### Install"),
    `warning content/docs/x.md:5 "####### Install" is no heading: there are six levels. [heading-space]
    Write ###### Install, or better fewer.`,
  ],
  [
    "a sentence above a line of dashes",
    body("A whole sentence of text, which ends here.\n---\nMore."),
    `warning content/docs/x.md:5 The line below the text makes a heading of it: "A whole sentence of text, which ends here.". [underlined]
    Put an empty line between the two.`,
  ],
  [
    "a sentence above a line of equals signs",
    body("A sentence, which ends here.\n===\nMore."),
    `warning content/docs/x.md:5 The line below the text makes a heading of it: "A sentence, which ends here.". [underlined]
    Put an empty line between the two.`,
  ],
  [
    "a sentence behind a tab",
    body("\tText of a paragraph."),
    `warning content/docs/x.md:5 The text is shown as code, because of the spaces before it: "Text of a paragraph.". [indentation]
    Remove them; in a list, indent it as far as its item.`,
  ],
  [
    "a heading behind four spaces",
    body("    ## Install"),
    `warning content/docs/x.md:5 The text is shown as code, because of the spaces before it: "## Install". [indentation]
    Remove them; in a list, indent it as far as its item.`,
  ],
  [
    "a block behind four spaces",
    body("    :::note\n    Text.\n    :::"),
    `warning content/docs/x.md:5 The text is shown as code, because of the spaces before it: ":::note". [indentation]
    Remove them; in a list, indent it as far as its item.`,
  ],
  [
    "text of an item that is indented too far",
    body("- one\n\n      Text that belongs to it.\n"),
    `warning content/docs/x.md:7 The text is shown as code, because of the spaces before it: "Text that belongs to it.". [indentation]
    Remove them; in a list, indent it as far as its item.`,
  ],
  [
    "code of a numbered item that is indented by two",
    body("1. One\n  ```bash\n  ls\n  ```\n2. Two"),
    `warning content/docs/x.md:6 "\`\`\`bash" ends the list above it: it is indented by 2. [indentation]
    Indent it by 3, as far as the text of the item, or not at all.`,
  ],
  [
    "text of a numbered item that is indented by two",
    body("1. One\n\n  More of it.\n\n2. Two"),
    `warning content/docs/x.md:7 "More of it." ends the list above it: it is indented by 2. [indentation]
    Indent it by 3, as far as the text of the item, or not at all.`,
  ],
  [
    "items of a numbered item that are indented by two",
    body("1. one\n  - two\n2. three"),
    `warning content/docs/x.md:6 "- two" ends the list above it: it is indented by 2. [indentation]
    Indent it by 3, as far as the text of the item, or not at all.`,
  ],
  [
    "an item that is indented by one",
    body("- one\n - two\n- three"),
    `warning content/docs/x.md:6 "- two" is no part of the item above it: it is indented by 1. [indentation]
    Indent it as far as the text of that item, or as far as its mark.`,
  ],
  [
    "an empty line in a table",
    body("| A | B |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |"),
    `warning content/docs/x.md:9 The row belongs to no table: "| 3 | 4 |". [table]
    Remove the line between it and the table above.`,
  ],
  [
    "a comment between the rows of a table",
    body("| A | B |\n|---|---|\n| 1 | 2 |\n<!-- later -->\n| 3 | 4 |"),
    `warning content/docs/x.md:9 The row belongs to no table: "| 3 | 4 |". [table]
    Remove the line between it and the table above.`,
  ],
  [
    "a table that touches an item",
    body("- one\n| A | B |\n|---|---|\n| 1 | 2 |"),
    `warning content/docs/x.md:6 The table belongs to the text above it, and is shown as written: "| A | B |". [table]
    Put an empty line above it; in a list, indent it as far as the text of its item.`,
  ],
  [
    "a title whose bracket is not closed",
    body(":::note[Title\nText.\n:::"),
    `warning content/docs/x.md:5 "[Title" behind ":::note" is no title. [container]
    Write :::note[Title]`,
  ],
  [
    "a colon behind the name of a block",
    body(":::note:\nText.\n:::"),
    `warning content/docs/x.md:5 ":" behind ":::note" is no title. [container]
    Write :::note[Title]`,
  ],
  [
    "a title as an attribute",
    body(':::note{title="T"}\nText.\n:::'),
    `warning content/docs/x.md:5 "{title="T"}" behind ":::note" is no title. [container]
    Write :::note[Title]`,
  ],
  [
    "Markdown in details, without an empty line",
    body("<details><summary>More</summary>\n**bold** and [a](./good.md)\n</details>"),
    `warning content/docs/x.md:6 "**bold**" is shown as it is written, because it belongs to the HTML above it. [html]
    Put an empty line above and below the Markdown.`,
  ],
  [
    "Markdown in a cell of HTML",
    body("<table><tr><td>**a**</td></tr></table>"),
    `warning content/docs/x.md:5 "**a**" is shown as it is written, because it belongs to the HTML above it. [html]
    Put an empty line above and below the Markdown.`,
  ],
  [
    "an old anchor",
    body('<a name="install"></a>\n\n[a](#install)'),
    `warning content/docs/x.md:5 The attribute "name" of <a> is left out. [html]
    Write id instead.
error content/docs/x.md:7 Broken anchor: "#install". [broken-anchor]
    Ids on that page: none.`,
  ],
];
