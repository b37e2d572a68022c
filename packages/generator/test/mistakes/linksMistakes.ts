// Long, because it is a table: one planted mistake and its whole message an entry.
import { body, GOOD, type Mistake } from "./mistake.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture that says that it is wider than it is. */
function wide(width: number): Uint8Array {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(width, 16);
  return bytes;
}

/** Of links and images. */
export const linksMistakes: Mistake[] = [
  [
    "a space between the text and the address",
    body("One\nsee [text] (./x.md)."),
    `warning content/docs/x.md:6 "[text] (./x.md)" is no link: a space stands between its parts. [unread-link]
    Remove the space: [text](address).`,
  ],
  [
    "parentheses and brackets the other way around",
    body("See (text)[./x.md]."),
    `warning content/docs/x.md:5 "(text)[./x.md]" is no link: its parts are the other way around. [unread-link]
    Write the text in brackets first: [text](address).`,
  ],
  [
    "an address without a host",
    body("[a](https://)"),
    `error content/docs/x.md:5 The address "https://" cannot be read. [unread-link]
    Write it as https://example.org/path, mailto:jane@example.org or tel:+15550100.`,
  ],
  ...["[a](mailto:)", '<a href="mailto:">a</a>'].map(
    (link): Mistake => [
      `a mail address that is not written: ${link}`,
      body(link),
      `error content/docs/x.md:5 The address "mailto:" cannot be read. [unread-link]
    Write it as https://example.org/path, mailto:jane@example.org or tel:+15550100.`,
    ],
  ),
  [
    "a reference with two addresses",
    body("See [a].\n\n[a]: ./x.md\n[A]: https://example.org"),
    `warning content/docs/x.md:8 The reference "[a]" has two addresses, and only the first is used. [reference-twice]
    Remove one, or give it another label.`,
  ],
  ...['<a href="./x.md">a <a href="./x.md">b</a> c</a>', '<a href="./x.md">a [b](./x.md) c</a>'].map(
    (links): Mistake => [
      `a link in a link: ${links}`,
      body(`Text ${links}.`),
      `error content/docs/x.md:5 A link stands in another link, which browsers end before it. [html]
    Close the other one with </a> before it.`,
    ],
  ),
  [
    "a link that is never closed before others",
    body('Text <a href="./x.md">a.\n\n[b](./x.md) [c](./x.md)'),
    `error content/docs/x.md:5 <a> is never closed. [html]
    Close it with </a>.`,
  ],
  ...["gif", "mp4", "heic"].map(
    (kind): Mistake => [
      `a file that browsers cannot show: .${kind}`,
      { ...body(`![A](./a.${kind})`), [`docs/a.${kind}`]: Buffer.alloc(10) },
      `error content/docs/x.md:5 The image cannot be read: "./a.${kind}". [unreadable-image]
    Save it again as PNG, JPEG, WebP, GIF or SVG: its content is none of these, or damaged.`,
    ],
  ),
  [
    "a drawing of no size",
    {
      ...body("![A](./a.svg)"),
      "docs/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"></svg>',
    },
    `error content/docs/x.md:5 The image cannot be read: "./a.svg". [unreadable-image]
    Give its <svg> a size: a viewBox, or width and height. Without one, or if it is damaged, pages jump.`,
  ],
  [
    "a link without an address",
    body("[todo]()"),
    `error content/docs/x.md:5 The link has no address: [todo](). [empty-link]
    Write the address between the parentheses, or remove the link.`,
  ],
  [
    "a link to a file that does not exist",
    { ...body("[a](./nope.md)"), "docs/store.md": `---\n${GOOD}\n---\n# X\n\nText.\n` },
    `warning content/docs/x.md:5 Link to a Markdown file that does not exist: "./nope.md" (docs/nope.md). [broken-markdown-link]
    Link to a page that exists, or write it.`,
  ],
  [
    "a link to a misspelled file",
    { ...body("[a](./stroe.md)"), "docs/store.md": `---\n${GOOD}\n---\n# X\n\nText.\n` },
    `warning content/docs/x.md:5 Link to a Markdown file that does not exist: "./stroe.md" (docs/stroe.md). [broken-markdown-link]
    Did you mean "./store.md"?`,
  ],
  [
    "a link to a file that is elsewhere",
    { ...body("[a](./store.md)"), "docs/a/store.md": `---\n${GOOD}\n---\n# X\n\nText.\n` },
    `warning content/docs/x.md:5 Link to a Markdown file that does not exist: "./store.md" (docs/store.md). [broken-markdown-link]
    Did you mean "./a/store.md"?`,
  ],
  [
    "a link to a draft",
    { ...body("[a](./y.md)"), "docs/y.md": "---\ndraft: true\n---\n# X\n\nText.\n" },
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
    `error content/docs/x.md:5 The image cannot be read: "./picture.png". [unreadable-image]
    Save it again as PNG, JPEG, WebP, GIF or SVG: its content is none of these, or damaged.`,
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
    Copy it into the public folder.`,
  ],
  [
    "a link that would run script",
    body("[a](javascript:alert%281%29)"),
    `error content/docs/x.md:5 The address "javascript:alert%281%29" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Remove it.`,
  ],
  [
    "script behind the mark of unchecked paths",
    body("[a](pathname://javascript:alert)"),
    `error content/docs/x.md:5 "pathname://javascript:alert" names no path of the site. [unsafe-link]
    Write pathname:///file.zip, or the address alone.`,
  ],
  [
    "script in a raw link",
    body('<a href="javascript:x">a</a>'),
    `error content/docs/x.md:5 The address "javascript:x" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Remove it.`,
  ],
  [
    "a misspelled scheme",
    body("[a](htps://example.org)"),
    `error content/docs/x.md:5 The address "htps://example.org" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Did you mean "https://example.org"?`,
  ],
  [
    "a link without text",
    body("Text. [](./x.md)"),
    `warning content/docs/x.md:5 The link to "./x.md" has no text, so nobody can see it. [empty-link]
    Say between the brackets where it leads.`,
  ],
  [
    "an address with a space",
    body("[a](my file.md)"),
    `warning content/docs/x.md:5 "[a](my file.md)" is no link: its address has a space. [unread-link]
    Write it in angle brackets: (<my file.md>).`,
  ],
  [
    "a link to the own site with its host",
    body("[a](https://site.test/docs/x)"),
    `warning content/docs/x.md:5 The link to this site has its host: "https://site.test/docs/x". [own-host]
    Link to the file of the page, or write /docs/x`,
  ],
  [
    "a drawing without a size",
    { ...body("![A](./a.svg)"), "docs/a.svg": '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
    `error content/docs/x.md:5 The image cannot be read: "./a.svg". [unreadable-image]
    Give its <svg> a size: a viewBox, or width and height. Without one, or if it is damaged, pages jump.`,
  ],
  [
    "a picture of four megabytes",
    { ...body("![A](./a.png)"), "docs/a.png": Buffer.concat([PNG, Buffer.alloc(4_000_000)]) },
    `warning content/docs/x.md:5 The image is large: "./a.png" has 4.1 MB and 1 × 1 pixels. [large-image]
    Save it smaller: an article is 800 pixels wide, and visitors wait for every megabyte.`,
  ],
  [
    "script in capitals",
    body("[a](JaVaScRiPt:alert)"),
    `error content/docs/x.md:5 The address "JaVaScRiPt:alert" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Remove it.`,
  ],
  [
    "script behind a reference",
    body("[a][r]\n\n[r]: javascript:alert(1)"),
    `warning content/docs/x.md:5 The reference "[a][r]" is not defined. [undefined-reference]
    Write where it leads: [r]: ./page.md
error content/docs/x.md:7 The address "javascript:alert(1)" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Remove it.`,
  ],
  [
    "script in angle brackets",
    body("Text <javascript:alert(1)>."),
    `error content/docs/x.md:5 The address "javascript:alert(1)" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Remove it.`,
  ],
  [
    "a page in an address",
    body("[a](data:text/html,hi)"),
    `error content/docs/x.md:5 The address "data:text/html,hi" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Remove it.`,
  ],
  [
    "a misspelled scheme in angle brackets",
    body("See <htps://example.org>."),
    `error content/docs/x.md:5 The address "htps://example.org" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Did you mean "https://example.org"?`,
  ],
  [
    "a file of the writer's own disk",
    body("[a](file:///home/me/x.md)"),
    `error content/docs/x.md:5 The address "file:///home/me/x.md" is left out: links begin with https:, http:, mailto:, tel: or a path. [unsafe-link]
    Remove it.`,
  ],
  [
    "an address without its scheme",
    body("[a](www.example.org)"),
    `error content/docs/x.md:5 Broken link: "/docs/www.example.org". [broken-link]
    Write https://www.example.org`,
  ],
  [
    "a mail address without its scheme",
    body("[a](me@example.org)"),
    `error content/docs/x.md:5 Broken link: "/docs/me@example.org". [broken-link]
    Write mailto:me@example.org`,
  ],
  [
    "a folder without a page",
    { ...body("[a](./a/)"), "docs/a/y.md": `---\ntitle: Y\n${GOOD}\n---\nText.\n` },
    `error content/docs/x.md:5 Broken link: "/docs/a". [broken-link]
    Link to where it leads: "/docs/a/y".`,
  ],
  [
    "backslashes in a path",
    body("[a](a\\x.md)"),
    `warning content/docs/x.md:5 Link to a Markdown file that does not exist: "a\\x.md" (docs/a\\x.md). [broken-markdown-link]
    Write "a/x.md".`,
  ],
  [
    "an image with a space in its address",
    body("![A](my file.png)"),
    `warning content/docs/x.md:5 "![A](my file.png)" is no image: its address has a space. [unread-link]
    Write it in angle brackets: (<my file.png>).`,
  ],
  [
    "an image without an address",
    body("![A]()"),
    `error content/docs/x.md:5 The image has no address. [missing-image]
    Put the file beside the page or in the public folder, and check its name.`,
  ],
  [
    "a raw image without an address",
    body('<img alt="A">'),
    `error content/docs/x.md:5 The image has no address. [missing-image]
    Put the file beside the page or in the public folder, and check its name.`,
  ],
  [
    "a raw image that does not exist",
    body('<img src="./nope.png" alt="A">'),
    `error content/docs/x.md:5 The image does not exist: "./nope.png". [missing-image]
    Put the file beside the page or in the public folder, and check its name.`,
  ],
  [
    "a raw image without words",
    { ...body('<img src="./a.png">'), "docs/a.png": PNG },
    `warning content/docs/x.md:5 The image has no alternative text. [no-alt-text]
    Say what it shows: ![A message on its way](./picture.png).`,
  ],
  [
    "the own site with an older scheme",
    body("[a](http://site.test/docs/x)"),
    `warning content/docs/x.md:5 The link to this site has its host: "http://site.test/docs/x". [own-host]
    Link to the file of the page, or write /docs/x`,
  ],
  [
    "the own site without a scheme",
    body("[a](//site.test/docs/x)"),
    `warning content/docs/x.md:5 The link to this site has its host: "//site.test/docs/x". [own-host]
    Link to the file of the page, or write /docs/x`,
  ],
  [
    "the own site in a raw link",
    body('<a href="https://site.test/docs/x">a</a>'),
    `warning content/docs/x.md:5 The link to this site has its host: "https://site.test/docs/x". [own-host]
    Link to the file of the page, or write /docs/x`,
  ],
  [
    "a drawing as wide as its page",
    {
      ...body("![A](./a.svg)"),
      "docs/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"></svg>',
    },
    `error content/docs/x.md:5 The image cannot be read: "./a.svg". [unreadable-image]
    Give its <svg> a size: a viewBox, or width and height. Without one, or if it is damaged, pages jump.`,
  ],
  [
    "a picture of 12,000 pixels",
    { ...body("![A](./a.png)"), "docs/a.png": wide(12_000) },
    `warning content/docs/x.md:5 The image is large: "./a.png" has 0.1 MB and 12000 × 1 pixels. [large-image]
    Save it smaller: an article is 800 pixels wide, and visitors wait for every megabyte.`,
  ],
  [
    "a large picture of the public folder",
    { ...body("![A](/a.png)"), "public/a.png": Buffer.concat([PNG, Buffer.alloc(4_000_000)]) },
    `warning content/docs/x.md:5 The image is large: "/a.png" has 4.1 MB and 1 × 1 pixels. [large-image]
    Save it smaller: an article is 800 pixels wide, and visitors wait for every megabyte.`,
  ],
  [
    "a space before the anchor",
    body("[a](./good.md #part-one)"),
    `warning content/docs/x.md:5 "[a](./good.md #part-one)" is no link: its address has a space. [unread-link]
    Remove the space: (./good.md#part-one).`,
  ],
  [
    "a link whose parenthesis is not closed",
    body("See [a](./good.md and more."),
    `warning content/docs/x.md:5 "[a](./good.md and more." is no link: a bracket or a parenthesis is missing. [unread-link]
    Write all four: [text](address).`,
  ],
  [
    "an address with a parenthesis that is not closed",
    body("See [a](https://example.org/x_(y) and more."),
    `warning content/docs/x.md:5 "[a](" is no link: a bracket or a parenthesis is missing. [unread-link]
    Write all four: [text](address).`,
  ],
  [
    "a link whose bracket is not opened",
    body("See a](./good.md)."),
    `warning content/docs/x.md:5 "](./good.md)" is no link: a bracket or a parenthesis is missing. [unread-link]
    Write all four: [text](address).`,
  ],
  [
    "a scheme with one slash",
    body("[a](http:/example.org)"),
    `error content/docs/x.md:5 The address "http:/example.org" cannot be read. [unread-link]
    Write it as https://example.org/path, mailto:jane@example.org or tel:+15550100.`,
  ],
  [
    "a scheme without slashes",
    body("[a](https:example.org)"),
    `error content/docs/x.md:5 The address "https:example.org" cannot be read. [unread-link]
    Write it as https://example.org/path, mailto:jane@example.org or tel:+15550100.`,
  ],
  [
    "a host behind a scheme without a colon",
    body("[a](http//example.org)"),
    `error content/docs/x.md:5 Broken link: "/docs/http/example.org". [broken-link]
    Write https://example.org`,
  ],
  [
    "a host without a scheme",
    body("[a](example.org)"),
    `error content/docs/x.md:5 Broken link: "/docs/example.org". [broken-link]
    Write https://example.org`,
  ],
  [
    "a title whose quote is not closed",
    body('[a](./good.md "title)'),
    `warning content/docs/x.md:5 "[a](./good.md "title)" is no link: its address has a space. [unread-link]
    Write the title in two straight quotes: (address "title").`,
  ],
  [
    "a picture with its size",
    body("![A](./img/a.png =300x200)"),
    `warning content/docs/x.md:5 "![A](./img/a.png =300x200)" is no image: its address has a space. [unread-link]
    Remove "=300x200": a picture is as large as its file.`,
  ],
  [
    "backslashes in the path of a picture",
    body("![A](.\\img\\a.png)"),
    `error content/docs/x.md:5 The image does not exist: ".\\img\\a.png". [missing-image]
    Write "./img/a.png".`,
  ],
  [
    "the preview on the own machine",
    body("[a](http://localhost:3000/docs/good)"),
    `warning content/docs/x.md:5 The link to this site has its host: "http://localhost:3000/docs/good". [own-host]
    Link to the file of the page, or write /docs/good`,
  ],
];
