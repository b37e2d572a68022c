import { symlink } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { loadSite } from "../../../test/support/site.ts";
import { type Files, tempTree } from "../../../test/support/tempTree.ts";
import { checkSite } from "../src/check/checkSite.ts";
import { formatProblems } from "../src/check/report.ts";
import { runAlways } from "../src/content/remember.ts";

/** Long enough for a description, so that it is not told of. */
const GOOD = "description: What this page is about, said in more than fifty characters.";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A page without mistakes around the given text, which begins on line 5. */
const body = (text: string): Files => ({ "docs/x.md": `---\n${GOOD}\n---\n\n${text}\n` });
/** A page without mistakes but for the given keys, the first of which is on line 3. */
const keys = (text: string): Files => ({ "docs/x.md": `---\n${GOOD}\n${text}\n---\n\nText.\n` });
/** The same for a post, with authors and tags of its own. */
const post = (text: string, rest = "Text.\n\n<!-- truncate -->\n"): Files => ({
  "blog/2024-01-02-x.md": `---\n${GOOD}\n${text}\n---\n\n${rest}`,
  "blog/authors.yml": "team:\n  name: The team\n",
  "blog/tags.yml": "news:\n  label: News\n",
});
const fence = (info: string, code = "a") => body(`\`\`\`${info}\n${code}\n\`\`\``);

/** What a writer does wrong, and all that the terminal says of it. */
const MISTAKES: [mistake: string, files: Files, told: string][] = [
  [
    "front matter that is never closed",
    { "docs/x.md": `---\n${GOOD}\n\n# Title\n` },
    `error content/docs/x.md:1 The front matter is never closed. [front-matter]
    Write a line "---" after its last key.`,
  ],
  [
    "an empty line before the front matter",
    { "docs/x.md": `\n---\n${GOOD}\n---\n\nText.\n` },
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
    `warning content/docs/x.md:3 Unknown key "wordpress_id". [front-matter]
    It is ignored.`,
  ],
  [
    "a misspelled key inside another",
    keys("last_update:\n  dat: 2024-01-01"),
    `error content/docs/x.md:4 Unknown key "last_update.dat". [front-matter]
    Remove it, or check its spelling.`,
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
    "a picture for previews that does not exist",
    keys("image: ./missing.png"),
    `error content/docs/x.md:3 The image does not exist: "./missing.png". [missing-image]
    Put the file beside the page or in the public folder, and check its name.`,
  ],
  [
    "a next page that does not exist",
    { ...keys("pagination_next: yy"), "docs/yyy.md": `---\n${GOOD}\n---\nText.\n` },
    `error content/docs/x.md:3 The pagination names the doc id "yy", which does not exist. [missing-doc-id]
    Did you mean "yyy"?`,
  ],
  [
    "a sidebar that does not exist",
    keys("displayed_sidebar: tutorialSidbar"),
    `error content/docs/x.md:3 The page asks for the sidebar "tutorialSidbar", which does not exist. [missing-sidebar]
    Did you mean "tutorialSidebar"?`,
  ],
  [
    "a layout that does not exist",
    { "pages/x.md": `---\n${GOOD}\nlayout: wide\n---\nText.\n` },
    `error content/pages/x.md:3 "layout" cannot be "wide". [front-matter]
    Allowed values: landing, simple, docs.`,
  ],
  [
    "no description",
    { "docs/x.md": "Text.\n" },
    `warning content/docs/x.md:1 The page has no description. [description]
    Say in 50 to 160 characters what the page answers: search and link previews show it.`,
  ],
  [
    "a description that says nothing",
    { "docs/x.md": "---\ndescription: About mail.\n---\nText.\n" },
    `warning content/docs/x.md:2 The description is too short: "About mail.". [description]
    Say in 50 to 160 characters what the page answers: search and link previews show it.`,
  ],
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
    `error content/blog/2024-01-02-x.md:3 The post has no readable date: "2024-13-45". [post-date]
    Name the file YYYY-MM-DD-slug.md or write date: YYYY-MM-DD.`,
  ],
  [
    "a post without a date",
    { "blog/x.md": `---\n${GOOD}\n---\nText.\n\n<!-- truncate -->\n` },
    `error content/blog/x.md The post has no readable date: none. [post-date]
    Name the file YYYY-MM-DD-slug.md or write date: YYYY-MM-DD.`,
  ],
  [
    "a post without an excerpt",
    post("title: X", "Text.\n"),
    `warning content/blog/2024-01-02-x.md:5 The post has no truncate marker: lists show all of it. [no-excerpt]
    Put <!-- truncate --> on a line of its own below the first paragraph.`,
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
      "docs/a/x.md": `---\n${GOOD}\n---\nText.\n`,
      "docs/a/_category_.json": '{\n  "link": { "type": "doc", "id": "y" }\n}\n',
    },
    `error content/docs/a/_category_.json:2 The category links to the doc id "y", which does not exist. [missing-doc-id]
    Known: a/x.`,
  ],
  [
    "two pages with one address",
    { ...keys("slug: /y"), "docs/y.md": `---\n${GOOD}\n---\nText.\n` },
    `error content/docs/y.md:1 Two pages have the address "/docs/y": docs/x.md:3 has it already. [duplicate-route]
    Give this one another slug, or another file name.`,
  ],
  [
    "two pages with one id",
    { ...keys("id: y\nslug: /z"), "docs/y.md": `---\n${GOOD}\n---\nText.\n` },
    `error content/docs/y.md The doc id "y" is used by docs/x.md too. [duplicate-id]
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
    "a link without an address",
    body("[todo]()"),
    `error content/docs/x.md:5 The link has no address: [todo](). [empty-link]
    Write the address between the parentheses, or remove the link.`,
  ],
  [
    "a link to a file that does not exist",
    { ...body("[a](./nope.md)"), "docs/store.md": `---\n${GOOD}\n---\nText.\n` },
    `warning content/docs/x.md:5 Link to a Markdown file that does not exist: "./nope.md" (docs/nope.md). [broken-markdown-link]
    Link to a page that exists, or write it.`,
  ],
  [
    "a link to a misspelled file",
    { ...body("[a](./stroe.md)"), "docs/store.md": `---\n${GOOD}\n---\nText.\n` },
    `warning content/docs/x.md:5 Link to a Markdown file that does not exist: "./stroe.md" (docs/stroe.md). [broken-markdown-link]
    Did you mean "./store.md"?`,
  ],
  [
    "a link to a file that is elsewhere",
    { ...body("[a](./store.md)"), "docs/a/store.md": `---\n${GOOD}\n---\nText.\n` },
    `warning content/docs/x.md:5 Link to a Markdown file that does not exist: "./store.md" (docs/store.md). [broken-markdown-link]
    Did you mean "./a/store.md"?`,
  ],
  [
    "a link to a draft",
    { ...body("[a](./y.md)"), "docs/y.md": "---\ndraft: true\n---\nText.\n" },
    `warning content/docs/x.md:5 Link to a draft, which is not built: "./y.md" (docs/y.md is a draft). [link-to-draft]
    Publish that page first, or leave the link out until then.`,
  ],
  [
    "a link to an address that does not exist",
    body("[a](/docs/xx)"),
    `error content/docs/x.md:5 Broken link: "/docs/xx". [broken-link]
    Did you mean "/docs/x"?`,
  ],
  [
    "a link to a heading that does not exist",
    body("[a](#instal)\n\n## Install"),
    `error content/docs/x.md:5 Broken anchor: "#instal". [broken-anchor]
    Did you mean "#install"?`,
  ],
  [
    "an image that does not exist",
    body("![A](./missing.png)"),
    `error content/docs/x.md:5 The image does not exist: "./missing.png". [missing-image]
    Put the file beside the page or in the public folder, and check its name.`,
  ],
  [
    "an image in the wrong case",
    { ...body("![A](./Picture.PNG)"), "docs/picture.png": PNG },
    `error content/docs/x.md:5 The image does not exist: "./Picture.PNG". [missing-image]
    Did you mean "./picture.png"?`,
  ],
  [
    "an image that is none",
    { ...body("![A](./picture.png)"), "docs/picture.png": "no picture" },
    `error content/docs/x.md:5 The image cannot be read: "./picture.png" (unsupported file type: undefined). [unreadable-image]
    Put the file beside the page or in the public folder, and check its name.`,
  ],
  [
    "an image without words",
    { ...body("![](./picture.png)"), "docs/picture.png": PNG },
    `warning content/docs/x.md:5 The image has no alternative text. [no-alt-text]
    Say what it shows: ![A message on its way](./picture.png).`,
  ],
  [
    "an image of another host",
    body("![A](https://img.example.org/a.png)"),
    `warning content/docs/x.md:5 The image comes from another host: "https://img.example.org/a.png". [external-image]
    Copy it into the public folder, or add "img.example.org" to imageHosts in site.config.ts.`,
  ],
  [
    "a second title",
    body("# One\n\n# Two"),
    `warning content/docs/x.md:7 A second title: "# Two". [second-title]
    Use ##: a page has one title, from its front matter or its first line.`,
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
    `warning content/docs/x.md:6 A "pie" diagram is shown as its source. [diagram-kind]
    Flowcharts, sequence and state diagrams are drawn; use one of them or a table. There is another one like it.`,
  ],
];

async function terminalShows(content: string): Promise<string> {
  const loaded = await loadSite({ content, public: `${content}/public` }, { onDuplicateRoute: "error" });
  const { problems } = await checkSite({ ...loaded, filePaths: [], remember: runAlways });
  const text = formatProblems([...loaded.site.problems, ...problems], { root: "content" });
  return text.split("\n").slice(0, -1).join("\n");
}

describe("a writer's mistake is told with its place and the fix, once", () => {
  it.each(MISTAKES)("%s", async (_mistake, files, told) => {
    expect(await terminalShows(await tempTree(files))).toBe(told);
  });

  it("a symbolic link", async () => {
    const content = await tempTree(body("Text."));
    await symlink("x.md", `${content}/docs/y.md`);
    expect(await terminalShows(content)).toBe(
      "error content/docs/y.md The file is a symbolic link, which is not followed. [symbolic-link]\n" +
        "    Put a copy of the file in its place.",
    );
  });
});

it("says nothing of a page without mistakes", async () => {
  expect(await terminalShows(await tempTree(body("Text.")))).toBe("");
});
