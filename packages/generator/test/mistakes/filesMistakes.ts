import type { Files } from "../../../../test/support/tempTree.ts";
import { body, GOOD, keys, type Mistake } from "./mistake.ts";

/** A post without mistakes but for the given keys, with authors and tags of its own. */
const post = (text: string, rest = "# X\n\nText.\n\n<!-- truncate -->\n"): Files => ({
  "blog/2024-01-02-x.md": `---\n${GOOD}\n${text}\n---\n\n${rest}`,
  "blog/authors.yml": "team:\n  name: The team\n",
  "blog/tags.yml": "news:\n  label: News\n",
});

/** Of posts, categories and files as such. */
export const filesMistakes: Mistake[] = [
  [
    "a picture of an author that does not exist",
    { ...post("authors: [team]"), "blog/authors.yml": "team:\n  name: The team\n  image_url: /tem.png\n" },
    `error content/blog/authors.yml The image does not exist: "/tem.png". [missing-image]
    Put the file into the public folder: /img/ada.png.`,
  ],
  [
    "a version that is listed twice",
    {
      "versions.json": '[\n  "1.0",\n  "1.0"\n]\n',
      "versioned_docs/version-1.0/x.md": `---\ntitle: X\n${GOOD}\n---\nText.\n`,
    },
    `error content/versions.json:3 The version "1.0" is listed twice. [versions]
    Remove one of them.`,
  ],
  ...["docs/x .md", "docs/a /x.md"].map(
    (file): Mistake => [
      `a space at the end of a name: ${file}`,
      { [file]: `---\ntitle: X\n${GOOD}\n---\nText.\n` },
      `error content/${file}:1 The address "/${file.slice(0, -3)}" cannot contain " ". [address]
    Give the page another slug, or another file name.`,
    ],
  ),
  [
    "an author that nobody knows",
    post("authors: [teem]"),
    `error content/blog/2024-01-02-x.md:3 Unknown author "teem". [missing-author]
    Did you mean "team"?`,
  ],
  [
    "a tag that nobody knows",
    post("tags:\n  - news\n  - nwes"),
    `error content/blog/2024-01-02-x.md:5 Unknown tag "nwes". [unknown-tag]
    Did you mean "news"?`,
  ],
  [
    "a date that does not exist",
    post("date: 2024-13-45"),
    `error content/blog/2024-01-02-x.md:3 "date" cannot be "2024-13-45". [front-matter]
    Write year, month and day: 2026-07-15.`,
  ],
  [
    "a post without a date",
    { "blog/x.md": `---\n${GOOD}\n---\n# X\n\nText.\n\n<!-- truncate -->\n` },
    `error content/blog/x.md The post has no date. [post-date]
    Name the file YYYY-MM-DD-slug.md or write date: YYYY-MM-DD.`,
  ],
  [
    "a file name with a day that its month does not have",
    { "blog/2023-02-29-x.md": `---\n${GOOD}\n---\n# X\n\nText.\n\n<!-- truncate -->\n` },
    `error content/blog/2023-02-29-x.md The date in the file's name does not exist: 2023-02-29. [post-date]
    Name the file YYYY-MM-DD-slug.md or write date: YYYY-MM-DD.`,
  ],
  [
    "a broken list of authors, which 46 posts use",
    { ...post("authors: [team]"), "blog/authors.yml": "team:\n  name: [The team\n" },
    `error content/blog/authors.yml:2 "name" cannot be read: [The team [authors]
    Close the list with "]".`,
  ],
  [
    "an author without a name",
    { ...post("title: X"), "blog/authors.yml": "team:\n  url: https://example.org\n" },
    `error content/blog/authors.yml:1 "team.name" is missing. [authors]
    Write text.`,
  ],
  [
    "a broken list of tags",
    { ...post("tags: [news]"), "blog/tags.yml": "news: label: News\n" },
    `error content/blog/tags.yml:1 "news" cannot be read: label: News [tags]
    Put the news in quotes: it contains a colon.`,
  ],
  [
    "a file name that an address cannot contain",
    { "docs/50% off.md": `---\n${GOOD}\n---\n\n# X\n\nText.\n` },
    `error content/docs/50% off.md:1 The address "/docs/50% off" cannot contain "%". [address]
    Give the page another slug, or another file name.`,
  ],
  [
    "a file name that ends like that of a download",
    { "docs/node.js.md": `---\n${GOOD}\n---\n\n# X\n\nText.\n` },
    `warning content/docs/node.js.md:1 The address "/docs/node.js" looks like that of a file: its links load the whole page, and it is not kept offline. [address]
    Give the page a slug without a dot.`,
  ],
  [
    "a comma missing in a category file",
    { ...body("Text."), "docs/_category_.json": '{\n  "label": "A"\n  "position": 2\n}\n' },
    `error content/docs/_category_.json:3 "position" cannot be read: 2 [category]
    Put a comma at the end of the line before it.`,
  ],
  [
    "a category with an unknown kind of link",
    { ...body("Text."), "docs/_category_.json": '{\n  "link": { "type": "generated_index" }\n}\n' },
    `error content/docs/_category_.json:2 "link.type" cannot be "generated_index". [category]
    Allowed values: generated-index, doc.`,
  ],
  [
    "a category that leads to no page",
    {
      "docs/a/x.md": `---\n${GOOD}\n---\n# X\n\nText.\n`,
      "docs/a/_category_.json": '{\n  "link": { "type": "doc", "id": "y" }\n}\n',
    },
    `error content/docs/a/_category_.json:2 The category names the doc id "y", which does not exist. [missing-doc-id]
    Known: a/x.`,
  ],
  [
    "two pages with one address",
    { ...keys("slug: /y"), "docs/y.md": `---\n${GOOD}\n---\n# X\n\nText.\n` },
    `warning content/docs/y.md:1 Two pages have the address "/docs/y": docs/x.md:3 has it already, and this one is left out. [duplicate-route]
    Give this one another slug, or another file name.`,
  ],
  [
    "two pages with one id",
    { ...keys("id: y\nslug: /z"), "docs/y.md": `---\n${GOOD}\n---\n# X\n\nText.\n` },
    `error content/docs/y.md:1 The doc id "y" is used by docs/x.md:3 too. [duplicate-id]
    Give one of them another id.`,
  ],
  [
    "a file that is not UTF-8",
    { "docs/x.md": Buffer.from(`---\n${GOOD}\n---\nGr\xfc\xdfe\n`, "latin1") },
    `error content/docs/x.md:4 The file is not UTF-8: byte 0xfc at offset 84. [not-utf8]
    Save it as UTF-8.`,
  ],
  [
    "an empty file",
    { "docs/x.md": "\n" },
    `error content/docs/x.md The file is empty. [empty-file]
    Write the page, or delete the file.`,
  ],
  [
    "a merge conflict",
    body("<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> branch"),
    `error content/docs/x.md:5 A merge conflict is not resolved: "<<<<<<< HEAD". [merge-conflict]
    Keep what is right of the two sides, and remove the lines of <, = and > around them.`,
  ],
  [
    "a page with front matter only",
    { "docs/x.md": `---\ntitle: X\n${GOOD}\n---\n` },
    `warning content/docs/x.md:5 The page has no text. [no-text]
    Write it below the front matter, or remove the file.`,
  ],
  [
    "a page without a title",
    { "docs/x.md": `---\n${GOOD}\n---\nText.\n` },
    `warning content/docs/x.md:1 The page has no title: menus and search show its file name. [no-title]
    Write title: … into its front matter.`,
  ],
  [
    "a page whose name has another ending",
    { ...body("Text."), "docs/y.markdown": "Text." },
    `warning content/docs/y.markdown The file is not read: its name does not end in .md. [file-extension]
    Name it .md.`,
  ],
  [
    "a page in a folder with a similar name",
    { ...body("Text."), "doc/y.md": "# Y\n" },
    `warning site Not read: doc/y.md. [unread-files]
    Put pages into docs/, blog/ or pages/.`,
  ],
  [
    "a page beside the folders",
    { ...body("Text."), "y.md": "# Y\n" },
    `warning site Not read: y.md. [unread-files]
    Put pages into docs/, blog/ or pages/.`,
  ],
  [
    "a page with a comment only",
    { "docs/x.md": `---\ntitle: X\n${GOOD}\n---\n<!-- later -->\n` },
    `warning content/docs/x.md:5 The page has no text. [no-text]
    Write it below the front matter, or remove the file.`,
  ],
  [
    "the text of the template",
    body("The first paragraph says what the page is for."),
    `warning content/docs/x.md:5 The text of the template is still there: "The first paragraph says what the page is for." [template]
    Replace it by that of the page.`,
  ],
  [
    "a category file with another name",
    { ...body("Text."), "docs/_category.json": '{ "label": "A" }' },
    `warning content/docs/_category.json The file is not read: its name is not _category_.json. [file-extension]
    Name it _category_.json.`,
  ],
  [
    "a second file for a category",
    { ...body("Text."), "docs/_category_.json": "{}", "docs/_category_.yml": "label: A\n" },
    `error content/docs/_category_.yml The folder has two files that describe it: this one is not read, but docs/_category_.json. [category]
    Keep one of them.`,
  ],
  [
    "a misspelled key of a category",
    { ...body("Text."), "docs/_category_.json": '{\n  "lable": "A"\n}\n' },
    `error content/docs/_category_.json:2 Unknown key "lable". [category]
    Did you mean "label"?`,
  ],
  [
    "a position of a category in quotes",
    { ...body("Text."), "docs/_category_.json": '{\n  "position": "1"\n}\n' },
    `error content/docs/_category_.json:2 "position" cannot be "1". [category]
    Write a number, without quotes.`,
  ],
  [
    "a tab in a category file",
    { ...body("Text."), "docs/_category_.yaml": "label: A\n\tposition: 2" },
    `error content/docs/_category_.yaml:2 "position" cannot be read: 2 [category]
    Indent with spaces: tabs are not allowed here.`,
  ],
  [
    "two names that differ in their case",
    { ...body("Text."), "docs/X.md": `---\ntitle: Z\n${GOOD}\n---\nText.\n` },
    `warning content/docs/x.md:1 Two pages have the address "/docs/x": docs/X.md:1 has "/docs/X" already. [duplicate-route]
    Give this one another slug, or another file name.`,
  ],
  [
    "a page and a folder with one address",
    {
      "docs/a/index.md": `---\ntitle: X\n${GOOD}\n---\nText.\n`,
      "docs/a.md": `---\ntitle: Z\n${GOOD}\n---\nText.\n`,
    },
    `warning content/docs/a/index.md:1 Two pages have the address "/docs/a/": docs/a.md:1 has it already, and this one is left out. [duplicate-route]
    Give this one another slug, or another file name.`,
  ],
  [
    "old line ends, which make one line of a page",
    { "docs/x.md": `---\rtitle: X\r${GOOD}\r---\rText.\r` },
    `warning content/docs/x.md:1 The line has a carriage return without a line feed. [hidden-character]
    Remove it: write the line again, or save the file as plain text.
warning content/docs/x.md:1 The page has no description. [description]
    Say in 50 to 160 characters what the page answers: search and link previews show it.
warning content/docs/x.md:1 The page has no title: menus and search show its file name. [no-title]
    Write title: … into its front matter.`,
  ],
  [
    "a page that an editor named .txt",
    { ...body("Text."), "docs/page.md.txt": "Text" },
    `warning content/docs/page.md.txt The file is not read: its name does not end in .md. [file-extension]
    Name it .md.`,
  ],
];
