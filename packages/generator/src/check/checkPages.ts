import type { ContentTree, SourcePage } from "../content/contentTree.ts";
import { type Problem, warningProblem } from "../shared/problem.ts";

const LENGTH = { min: 50, max: 160 };

/** What `npm run new` leaves for the writer to replace. */
const TEMPLATE = [
  "What this page answers, in 50 to 160 characters.",
  "What this post tells, in 50 to 160 characters.",
  "What the pages below have in common.",
  "The first paragraph says what the page is for.",
  "The text of the post.",
];

/** Where `npm run dev` serves it, from whose address bar links are copied. */
const DEV_HOST = "localhost:3000";

type Page = SourcePage<{
  title?: string;
  description?: string;
  draft?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
}>;

/** Reports pages that lack something, or that have what was not meant for readers. */
export function checkPages(
  { docs, posts, pages, parts, assets, problems }: ContentTree,
  siteUrl: string,
): Problem[] {
  // Pages with invalid front matter have no description, and are reported already.
  const unreadable = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const checked = <Source extends Page>(sources: Source[]) =>
    sources.filter(({ file, frontMatter }) => !frontMatter.draft && !unreadable.has(file));
  return [
    ...checked([...docs, ...posts, ...pages]).flatMap((page) => [
      ...checkDescription(page),
      ...checkLevels(page),
    ]),
    ...[...checked([...docs, ...posts, ...pages]), ...parts.values()].flatMap((page) => [
      ...checkTemplate(page),
      ...checkOwnHost(page, siteUrl),
    ]),
    ...checked([...docs, ...posts]).flatMap(checkContent),
    ...[...assets.keys()].flatMap(checkUnreadName),
  ];
}

function checkDescription({ file, frontMatter: { description }, lines }: Page): Problem[] {
  const length = description?.trim().length ?? 0;
  if (length >= LENGTH.min && length <= LENGTH.max) return [];
  const wrong = length < LENGTH.min ? "too short" : `too long, with ${length} characters`;
  const message =
    length === 0 ? "The page has no description." : `The description is ${wrong}: "${description}".`;
  const hint = `Say in 50 to 160 characters what the page answers: search and link previews show it.`;
  return [warningProblem({ rule: "description", message, hint, file, line: lines["description"] ?? 1 })];
}

function checkLevels({ file, frontMatter, lines }: Page): Problem[] {
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = 3 } = frontMatter;
  if (min <= max) return [];
  const message = `The table of contents is empty: its levels begin at ${min} and end at ${max}.`;
  const hint = "Correct toc_min_heading_level and toc_max_heading_level; without them, they are 2 and 3.";
  const line = lines["toc_min_heading_level"] ?? lines["toc_max_heading_level"];
  return [warningProblem({ rule: "contents-levels", message, hint, file, line })];
}

function checkTemplate({ file, frontMatter, lines, body, bodyLine }: Page): Problem[] {
  const { description = "" } = frontMatter;
  return [
    ...(TEMPLATE.includes(description) ? [template(description, lines["description"])] : []),
    ...body
      .split("\n")
      .flatMap((text, at) => (TEMPLATE.includes(text.trim()) ? [template(text.trim(), bodyLine + at)] : [])),
  ];

  function template(text: string, line: number | undefined): Problem {
    const message = `The text of the template is still there: "${text}"`;
    return warningProblem({ rule: "template", message, hint: "Replace it by that of the page.", file, line });
  }
}

/** Reports links that leave the site for itself: they are not checked, and lead away from a preview. */
function checkOwnHost({ file, page }: Page, siteUrl: string): Problem[] {
  const { host } = new URL(siteUrl);
  return page.externalLinks.flatMap(({ href, line }) => {
    const whole = href.replace(/^\/\//, "https://");
    const url = URL.canParse(whole) ? new URL(whole) : null;
    if (url?.host !== host && url?.host !== DEV_HOST) return [];
    const message = `The link to this site has its host: "${href}".`;
    const hint = `Link to the file of the page, or write ${url.href.slice(url.origin.length)}`;
    return [warningProblem({ rule: "own-host", message, hint, file, line })];
  });
}

function checkContent({ file, frontMatter, lines, page, bodyLine }: Page): Problem[] {
  if (page.html.join("").trim() === "" && page.contentTitle === null) {
    const hint = "Write it below the front matter, or remove the file.";
    return [
      warningProblem({ rule: "no-text", message: "The page has no text.", hint, file, line: bodyLine }),
    ];
  }
  if (frontMatter.title || page.contentTitle) return [];
  const message = "The page has no title: menus and search show its file name.";
  return [
    warningProblem({
      rule: "no-title",
      message,
      hint: "Write title: … into its front matter.",
      file,
      line: lines["title"] ?? 1,
    }),
  ];
}

/** Reports what is neither a page nor a description of a folder because of its name. */
function checkUnreadName(file: string): Problem[] {
  const isCategory = /(^|\/)_?category_?[.](json|ya?ml)$/i.test(file);
  if (!isCategory && !/[.](markdown|mdown|mkdn?|mdx?[.]txt)$/i.test(file)) return [];
  const message = `The file is not read: its name ${isCategory ? "is not _category_.json" : "does not end in .md"}.`;
  const hint = `Name it ${isCategory ? "_category_.json" : ".md"}.`;
  return [warningProblem({ rule: "file-extension", message, hint, file })];
}
