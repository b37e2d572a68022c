// Long, because it is a table: one planted mistake and its whole message an entry.

import { GOOD, keys, type Mistake } from "./mistake.ts";

/** Of front matter. */
export const frontMatterMistakes: Mistake[] = [
  [
    "a key that every object has",
    keys("__proto__: x"),
    `warning content/docs/x.md:2 Unknown key "__proto__". [ignored-key]
    It is ignored.`,
  ],
  [
    "an id with a folder",
    keys("id: a/b"),
    `error content/docs/x.md:3 "id" cannot be "a/b". [front-matter]
    Write it without a slash: the folder is part of it already.`,
  ],
  [
    "an alias",
    keys("<<: *x"),
    `error content/docs/x.md:3 "<<" cannot be read: *x [front-matter]
    Put the << in quotes: it begins with *.`,
  ],
  [
    "an alias in a list",
    keys("sidebar_label: X\ntags: [*x]"),
    `error content/docs/x.md:4 "tags" cannot be read: [*x] [front-matter]
    Put the tags in quotes: it begins with [.`,
  ],
  [
    "front matter that is never closed",
    { "docs/x.md": `---\n${GOOD}\n\n# Title\n` },
    `error content/docs/x.md:1 The front matter is never closed. [front-matter]
    Write a line "---" after its last key.`,
  ],
  [
    "an empty line before the front matter",
    { "docs/x.md": `\n---\n${GOOD}\n---\n\n# X\n\nText.\n` },
    `error content/docs/x.md:1 There is an empty line before the front matter. [front-matter]
    Begin the file with "---": anything before it makes the front matter part of the text.`,
  ],
  [
    "a title with a colon",
    keys("title: Mail: the basics"),
    `error content/docs/x.md:3 "title" cannot be read: Mail: the basics [front-matter]
    Put the title in quotes: it contains a colon.`,
  ],
  [
    "a former address that is none",
    keys("formerAddresses: [docs/old]"),
    `error content/docs/x.md:3 "formerAddresses.0" cannot be "docs/old". [front-matter]
    Write the whole path, without # and ?: /docs/old.`,
  ],
  [
    "a former address that a page has",
    { ...keys("formerAddresses: [/docs/y, /docs/z]"), "docs/y.md": `---\ntitle: Y\n${GOOD}\n---\n\nText.\n` },
    `error content/docs/x.md:3 "/docs/y" cannot be redirected to "/docs/x": there is a page. [redirect]
    Remove the redirect, or give that page another address.`,
  ],
  [
    "a former address of two pages",
    {
      ...keys("formerAddresses: /docs/z"),
      "docs/y.md": `---\ntitle: Y\n${GOOD}\nformerAddresses: /docs/z/\n---\n\nText.\n`,
    },
    `error content/docs/y.md:4 "/docs/z" is redirected to "/docs/x" already, in docs/x.md. [redirect]
    Keep the one that is right.`,
  ],
  [
    "a quote that is not closed",
    keys('title: "Mail'),
    `error content/docs/x.md:3 "title" cannot be read: "Mail [front-matter]
    Close the quote at the end of the line.`,
  ],
  [
    "a value that begins with an asterisk",
    keys("title: **Mail**"),
    `error content/docs/x.md:3 "title" cannot be read: **Mail** [front-matter]
    Put the title in quotes: it begins with *.`,
  ],
  [
    "a tab before a key",
    keys("tags:\n\t- mail"),
    `error content/docs/x.md:4 The line cannot be read: - mail [front-matter]
    Indent with spaces: tabs are not allowed here.`,
  ],
  [
    "a list that is not closed",
    keys("tags: [mail, queue"),
    `error content/docs/x.md:3 "tags" cannot be read: [mail, queue [front-matter]
    Close the list with "]".`,
  ],
  [
    "a key without a space after its colon",
    keys("title:Mail"),
    `error content/docs/x.md:3 "title" cannot be read: Mail [front-matter]
    Write the key, a colon and a space: "title: …".`,
  ],
  [
    "a key written twice",
    keys("title: A\ntitle: B"),
    `error content/docs/x.md:4 "title" is written twice. [front-matter]
    Remove one of them.`,
  ],
  [
    "true in quotes",
    keys('draft: "true"'),
    `error content/docs/x.md:3 "draft" cannot be "true". [front-matter]
    Write true or false, without quotes.`,
  ],
  [
    "yes instead of true",
    keys("unlisted: yes"),
    `error content/docs/x.md:3 "unlisted" cannot be "yes". [front-matter]
    Write true or false, without quotes.`,
  ],
  [
    "a word where a list belongs",
    keys("tags: mail"),
    `error content/docs/x.md:3 "tags" cannot be "mail". [front-matter]
    Write a list: [a, b].`,
  ],
  [
    "words with commas where a list belongs",
    keys("keywords: mail, queue"),
    `error content/docs/x.md:3 "keywords" cannot be "mail, queue". [front-matter]
    Write a list: [a, b].`,
  ],
  [
    "a number in quotes",
    keys('sidebar_position: "2"'),
    `error content/docs/x.md:3 "sidebar_position" cannot be "2". [front-matter]
    Write a number, without quotes.`,
  ],
  [
    "a level of headings that does not exist",
    keys("toc_max_heading_level: 9"),
    `error content/docs/x.md:3 "toc_max_heading_level" cannot be 9. [front-matter]
    Write at most 6.`,
  ],
  [
    "a misspelled key",
    keys("sidebar_postion: 2"),
    `error content/docs/x.md:3 Unknown key "sidebar_postion". [front-matter]
    Did you mean "sidebar_position"?`,
  ],
  [
    "a key of another tool",
    keys("wordpress_id: 17"),
    `warning content/docs/x.md:3 Unknown key "wordpress_id". [ignored-key]
    It is ignored.`,
  ],
  [
    "a misspelled key inside another",
    keys("last_update:\n  dat: 2024-01-01"),
    `error content/docs/x.md:4 Unknown key "last_update.dat". [front-matter]
    Remove it, or check its spelling.`,
  ],
  [
    "a day that is none",
    keys("last_update:\n  date: yesterday"),
    `error content/docs/x.md:4 "last_update.date" cannot be "yesterday". [front-matter]
    Write year, month and day: 2026-07-15.`,
  ],
  [
    "an address with a space",
    keys("slug: /my page"),
    `error content/docs/x.md:3 "slug" cannot be "/my page". [front-matter]
    Write it without spaces, ? and #: /my-page.`,
  ],
  [
    "a question that leads nowhere",
    keys('questions:\n  - ask: how\n    at: "#nowhere"\n  - what'),
    `error content/docs/x.md:4 The question "how" leads to "#nowhere", which the page does not have. [question]
    Correct \`at\`, or remove it.`,
  ],
  [
    "a question without a hash",
    keys("questions:\n  - ask: how\n    at: section\n  - what"),
    `error content/docs/x.md:5 "questions.0.at" cannot be "section". [front-matter]
    Begin it with a hash: "#section".`,
  ],
  [
    "a question with a misspelled key",
    keys("questions:\n  - ask: how\n    att: '#a'\n  - what"),
    `error content/docs/x.md:4 "questions.0.at" is missing. [front-matter]
    Write text.
error content/docs/x.md:5 Unknown key "questions.0.att". [front-matter]
    Remove it, or check its spelling.`,
  ],
  [
    "a picture for previews that does not exist",
    keys("image: ./missing.png"),
    `error content/docs/x.md:3 The image does not exist: "./missing.png". [missing-image]
    Put the file beside the page or in the public folder, and check its name.`,
  ],
  [
    "a next page that does not exist",
    { ...keys("pagination_next: yy"), "docs/yyy.md": `---\n${GOOD}\n---\n# X\n\nText.\n` },
    `error content/docs/x.md:3 "pagination_next" names the doc id "yy", which does not exist. [missing-doc-id]
    Did you mean "yyy"?`,
  ],
  [
    "a sidebar that does not exist",
    keys("displayed_sidebar: tutorialSidbar"),
    `error content/docs/x.md:3 "displayed_sidebar" names the sidebar "tutorialSidbar", which does not exist. [missing-sidebar]
    Did you mean "tutorialSidebar"?`,
  ],
  [
    "a layout that does not exist",
    { "pages/x.md": `---\n${GOOD}\nlayout: wide\n---\n# X\n\nText.\n` },
    `error content/pages/x.md:3 "layout" cannot be "wide". [front-matter]
    Allowed values: landing, simple, docs.`,
  ],
  [
    "no description",
    { "docs/x.md": "# X\n\nText.\n" },
    `warning content/docs/x.md:1 The page has no description. [description]
    Say in 50 to 160 characters what the page answers: search and link previews show it.`,
  ],
  [
    "a description that says nothing",
    { "docs/x.md": "---\ndescription: About mail.\n---\n# X\n\nText.\n" },
    `warning content/docs/x.md:2 The description is too short: "About mail.". [description]
    Say in 50 to 160 characters what the page answers: search and link previews show it.`,
  ],
  [
    "a key without a value",
    keys("title:"),
    `error content/docs/x.md:3 "title" has no value. [front-matter]
    Write text.`,
  ],
  [
    "a contents list that begins below its end",
    keys("toc_min_heading_level: 4"),
    `warning content/docs/x.md:3 The table of contents is empty: its levels begin at 4 and end at 3. [contents-levels]
    Correct toc_min_heading_level and toc_max_heading_level; without them, they are 2 and 3.`,
  ],
  [
    "a description that is too long",
    { "docs/x.md": `---\ntitle: X\ndescription: ${"long ".repeat(40).trim()}\n---\n# X\n\nText.\n` },
    `warning content/docs/x.md:3 The description is too long, with 199 characters: "${"long ".repeat(40).trim()}". [description]
    Say in 50 to 160 characters what the page answers: search and link previews show it.`,
  ],
  [
    "a title of two quotes",
    keys("title: ''"),
    `warning content/docs/x.md:3 The page has no title: menus and search show its file name. [no-title]
    Write title: … into its front matter.`,
  ],
  [
    "a description without a value",
    { "docs/x.md": "---\ntitle: X\ndescription:\n---\nText.\n" },
    `error content/docs/x.md:3 "description" has no value. [front-matter]
    Write text.`,
  ],
  [
    "the description of the template",
    {
      "docs/x.md":
        "---\ntitle: X\ndescription: What this page answers, in 50 to 160 characters.\n---\nText.\n",
    },
    `warning content/docs/x.md:3 The description is too short: "What this page answers, in 50 to 160 characters.". [description]
    Say in 50 to 160 characters what the page answers: search and link previews show it.
warning content/docs/x.md:3 The text of the template is still there: "What this page answers, in 50 to 160 characters." [template]
    Replace it by that of the page.`,
  ],
  [
    "a NUL character in a key",
    keys("sidebar_label: a\0b"),
    `warning content/docs/x.md:3 The line has a NUL character. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a title that turns around",
    keys("title: a \u202e b"),
    `warning content/docs/x.md:3 The line has a character that turns the direction of text. [hidden-character]
    Remove it: write the line again, or save the file as plain text.`,
  ],
  [
    "a contents list that ends before its beginning",
    keys("toc_min_heading_level: 5\ntoc_max_heading_level: 3"),
    `warning content/docs/x.md:3 The table of contents is empty: its levels begin at 5 and end at 3. [contents-levels]
    Correct toc_min_heading_level and toc_max_heading_level; without them, they are 2 and 3.`,
  ],
  [
    "a contents list of no level",
    keys("toc_max_heading_level: 1"),
    `error content/docs/x.md:3 "toc_max_heading_level" cannot be 1. [front-matter]
    Write at least 2.`,
  ],
  [
    "a key with a capital",
    keys("Title: X"),
    `error content/docs/x.md:3 Unknown key "Title". [front-matter]
    Did you mean "title"?`,
  ],
  [
    "a place that is a word",
    keys("sidebar_position: first"),
    `error content/docs/x.md:3 "sidebar_position" cannot be "first". [front-matter]
    Write a number, without quotes.`,
  ],
  [
    "an address with an escape",
    keys("slug: /a%20b"),
    `error content/docs/x.md:3 The address "/docs/a%20b" cannot contain "%". [address]
    Give the page another slug, or another file name.`,
  ],
  [
    "an address with the ending of pages",
    keys("slug: /a.html"),
    `error content/docs/x.md:3 The address "/docs/a.html" cannot contain ".html". [address]
    Give the page another slug, or another file name.`,
  ],
  [
    "dots instead of the last line of front matter",
    { "docs/x.md": `---\ntitle: X\n${GOOD}\n...\nText.\n` },
    `error content/docs/x.md:1 The front matter is never closed. [front-matter]
    Write a line "---" after its last key.`,
  ],
  [
    "a space before the front matter",
    { "docs/x.md": ` ---\ntitle: X\n${GOOD}\n---\nText.\n` },
    `error content/docs/x.md:1 There is an empty line before the front matter. [front-matter]
    Begin the file with "---": anything before it makes the front matter part of the text.`,
  ],
  [
    "a title in curly quotes",
    keys("title: “X and Y”"),
    `warning content/docs/x.md:3 "title" has curly quotes, which become part of it. [front-matter]
    Write straight ones, ", or none.`,
  ],
  [
    "a list in curly quotes",
    keys("keywords: [“a”, “b”]"),
    `warning content/docs/x.md:3 "keywords" has curly quotes, which become part of it. [front-matter]
    Write straight ones, ", or none.`,
  ],
  [
    "a number behind a # in a title",
    keys("title: Guide #2"),
    `warning content/docs/x.md:3 The end of "title" is left out, as a comment: "#2". [front-matter]
    Put the whole value in quotes.`,
  ],
  [
    "a version as a title",
    keys("title: 1.10"),
    `warning content/docs/x.md:3 "title" is read as the number 1.1: 1.10 [front-matter]
    Put it in quotes.`,
  ],
  [
    "four dashes around the front matter",
    { "docs/x.md": `----\ntitle: X\n${GOOD}\n----\nText.\n` },
    `error content/docs/x.md:1 "----" does not begin front matter, so its keys are part of the text. [front-matter]
    Write a line "---" above and below them, and YAML between the two: "title: …".`,
  ],
  [
    "front matter of Hugo",
    { "docs/x.md": `+++\ntitle = "X"\n+++\nText.\n` },
    `error content/docs/x.md:1 "+++" does not begin front matter, so its keys are part of the text. [front-matter]
    Write a line "---" above and below them, and YAML between the two: "title: …".`,
  ],
  [
    "a whole address as a slug",
    keys("slug: https://example.org/x"),
    `error content/docs/x.md:3 The address "/docs/https:/example.org/x" cannot contain ":". [address]
    Give the page another slug, or another file name.`,
  ],
];
