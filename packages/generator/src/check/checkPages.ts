import type { ContentTree, SourcePage } from "../content/contentTree.ts";
import { type Problem, warningProblem } from "../shared/problem.ts";

const MIN_LENGTH = 50;

type Described = SourcePage<{ description?: string; draft?: boolean }>;

/** Reports pages without a proper description, and posts without an excerpt. */
export function checkPages({ docs, posts, pages, problems }: ContentTree): Problem[] {
  // Pages with invalid front matter have no description, and are reported already.
  const unreadable = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const checked = <Page extends Described>(sources: Page[]) =>
    sources.filter(({ file, frontMatter }) => !frontMatter.draft && !unreadable.has(file));
  return [
    ...checked([...docs, ...posts, ...pages]).flatMap(checkDescription),
    ...checked(posts).flatMap(checkExcerpt),
  ];
}

function checkDescription({ file, frontMatter: { description }, lines }: Described): Problem[] {
  const length = description?.trim().length ?? 0;
  if (length >= MIN_LENGTH) return [];
  const message =
    length === 0 ? "The page has no description." : `The description is too short: "${description}".`;
  const hint = `Say in 50 to 160 characters what the page answers: search and link previews show it.`;
  return [warningProblem({ rule: "description", message, hint, file, line: lines["description"] ?? 1 })];
}

function checkExcerpt({ file, page, bodyLine }: ContentTree["posts"][number]): Problem[] {
  if (page.excerpt !== null) return [];
  const message = "The post has no truncate marker: lists show all of it.";
  const hint = "Put <!-- truncate --> on a line of its own below the first paragraph.";
  return [warningProblem({ rule: "no-excerpt", message, hint, file, line: bodyLine })];
}
