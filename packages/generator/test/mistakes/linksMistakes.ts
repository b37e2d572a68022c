import { body, GOOD, type Mistake } from "./mistake.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Of links and images. */
export const linksMistakes: Mistake[] = [
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
    Copy it into the public folder, or add "img.example.org" to imageHosts in site.config.ts.`,
  ],
];
