/** Hints for elements that are not allowed; other unknown names are taken for placeholders. */
export const REFUSED: Record<string, string> = {
  ...each("iframe embed object frame", "Link to the page instead: [Watch it](https://example.org)."),
  ...each("video audio track", "Link to the file instead: [Watch it](./video.mp4)."),
  ...each("picture source", "Use ![What it shows](./picture.png)."),
  ...each("svg canvas math", "Put the drawing into a file: ![What it shows](./picture.svg)."),
  ...each("script noscript template", "Pages cannot run script: remove it."),
  ...each("style link", "Remove it: how a page looks is the site's."),
  ...each("form input button select textarea option label", "Remove it: pages have nothing to fill in."),
  ...each("center font big tt strike", "Use Markdown: **bold**, *italic*, `code`."),
  ...each("h1", "Use ##: the title is the page's only heading of the first level."),
  ...each("head body html meta base title", "Remove it: the page is already a document."),
};

function each(names: string, hint: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, hint]));
}

/** Returns the hint for an attribute that is not allowed. */
export function attributeHint(name: string): string {
  if (name === "style") return "Remove it: how a page looks is the site's.";
  if (name.startsWith("on")) return "Remove it: pages cannot run script.";
  if (name === "name") return "Write id instead.";
  return name === "classname" ? "Write class instead." : "Remove it.";
}

/** Elements that have to be closed, or they would contain the rest of the page or of the paragraph. */
export const CLOSED = new Set(
  (
    "details summary div section figure table ul ol blockquote a b code del em i ins kbd mark pre q s small span strong " +
    "sub sup u"
  ).split(" "),
);
