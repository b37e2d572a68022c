import { body, type Mistake } from "./mistake.ts";

/** Of what was copied from a text processor, a browser or a wiki, or typed as there. */
export const copiedMistakes: Mistake[] = [
  [
    "a no-break space behind the mark of a heading",
    body("##\u00a0Install"),
    `warning content/docs/x.md:5 The line has a no-break space where Markdown expects a space. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a no-break space behind the mark of an item",
    body("-\u00a0one\n-\u00a0two"),
    `warning content/docs/x.md:5 The line has a no-break space where Markdown expects a space. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a no-break space as an indentation",
    body("- one\n\u00a0\u00a0- two"),
    `warning content/docs/x.md:6 The line has a no-break space where Markdown expects a space. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a no-break space in code",
    body("```bash\nls\u00a0-l\n```"),
    `warning content/docs/x.md:6 The code has a no-break space, which programs do not take for a space: "-l". [copied-code]
    Write the space again.`,
  ],
  [
    "a no-break space in code of a line",
    body("Run `ls\u00a0-l`."),
    `warning content/docs/x.md:5 The code has a no-break space, which programs do not take for a space: "-l". [copied-code]
    Write the space again.`,
  ],
  [
    "a space of no width",
    body("Te\u200bxt."),
    `warning content/docs/x.md:5 The line has a character that nobody sees. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a soft hyphen",
    body("Docu\u00admentation"),
    `warning content/docs/x.md:5 The line has a character that nobody sees. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a mark of the byte order between the text",
    body("Text\ufeff more"),
    `warning content/docs/x.md:5 The line has a character that nobody sees. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "curly quotes in a command",
    body("```bash\necho “hello”\n```"),
    `warning content/docs/x.md:6 The code has curly quotes, which quote nothing: "“hello”". [copied-code]
    Write straight ones: ".`,
  ],
  [
    "the dash of a text processor in a command",
    body("```bash\nnpm run build –out dist\nls —all\n```"),
    `warning content/docs/x.md:6 The code has a dash that no program takes for the one of an option: "–out". [copied-code]
    Write it with - or --.`,
  ],
  [
    "entities in code",
    body("Use `&lt;host&gt;` here."),
    `warning content/docs/x.md:5 The code has entities, which are shown as they are written: "&lt;host&gt;". [copied-code]
    Write < and > in code.`,
  ],
  [
    "a link of a wiki",
    body("See [[good]] and [[good|the page]]."),
    `warning content/docs/x.md:5 "[[good]]" is no link here. [unread-link]
    Write [text](./page.md) or ![text](./picture.png).`,
  ],
  [
    "a picture of a wiki",
    body("![[a.png]]"),
    `warning content/docs/x.md:5 "![[a.png]]" is no link here. [unread-link]
    Write [text](./page.md) or ![text](./picture.png).`,
  ],
  [
    "a highlight of Obsidian",
    body("It is ==important== here."),
    `warning content/docs/x.md:5 "==important==" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`==important==\`.`,
  ],
  [
    "a comment of Obsidian",
    body("Text %%hidden%% more.\n\n%%\nblock\n%%"),
    `warning content/docs/x.md:5 "%%hidden%%" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`%%hidden%%\`.`,
  ],
  [
    "an alert of Obsidian that is folded",
    body("> [!info]- Title\n> Text."),
    `warning content/docs/x.md:5 "[!info]" is shown as it is written: alerts are not read here. [alert]
    Write ":::note" above the text and ":::" below it; there are also tip, info, warning and danger.`,
  ],
  [
    "code of Confluence",
    body("{code:bash}\nls\n{code}"),
    `warning content/docs/x.md:5 "{code:bash}" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`{code:bash}\`.
warning content/docs/x.md:7 "{code}" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`{code}\`.`,
  ],
  [
    "a heading of Confluence",
    body("h2. Title"),
    `warning content/docs/x.md:5 "h2. Title" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`h2. Title\`.`,
  ],
  [
    "a note of pymdown",
    body("/// note\nText.\n///"),
    `warning content/docs/x.md:5 "/// note" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`/// note\`.`,
  ],
  [
    "a note to the writer",
    body("TODO: write this."),
    `warning content/docs/x.md:5 "TODO" is shown as it is written. [not-replaced]
    Write what it stands for; a placeholder is code: \`TODO\`.`,
  ],
  [
    "bold text with spaces",
    body("Text ** bold ** more."),
    `warning content/docs/x.md:5 "** bold **" is shown as it is written: the asterisks mark nothing. [unread-mark]
    Write it as **text**, without spaces inside, and with one behind it.`,
  ],
  [
    "bold text next to a word",
    body("**Note:**text follows."),
    `warning content/docs/x.md:5 "**Note:**" is shown as it is written: the asterisks mark nothing. [unread-mark]
    Write it as **text**, without spaces inside, and with one behind it.`,
  ],
  [
    "bold text that is never closed in Markdown",
    body("Text **bold more."),
    `warning content/docs/x.md:5 "**bold more." is shown as it is written: the asterisks mark nothing. [unread-mark]
    Write it as **text**, without spaces inside, and with one behind it.`,
  ],
  [
    "code that is never closed",
    body("Set `x to y."),
    `warning content/docs/x.md:5 "\`x to y." is shown as it is written: its backtick is never closed. [unread-mark]
    Write \`code\`: one on each side.`,
  ],
  [
    "a directive with brackets",
    body("::include[./_x.md]"),
    `error content/docs/x.md:5 The directive cannot be read: "::include[./_x.md]". [directive]
    Write it on one line: ::name{key="value"}`,
  ],
];
