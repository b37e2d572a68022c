import type { SourcePage } from "../../content/contentTree.ts";
import type { PostFrontMatter } from "../../content/schemas.ts";
import type { Author, BlogPost } from "../../shared/metadata.ts";
import { didYouMean } from "../../shared/nearest.ts";
import { errorProblem, type Problem } from "../../shared/problem.ts";
import { isExternal } from "../../shared/url.ts";
import { joinRoute } from "../docs/generateSidebar.ts";
import { externalImageProblem } from "../externalImageProblem.ts";
import { type FormatDate, secondsToIsoDate } from "../formatDate.ts";
import type { PageContext } from "../pageContext.ts";
import { normalizeTags } from "./normalizeTags.ts";

export interface PostEntry extends BlogPost {
  source: SourcePage<PostFrontMatter>;
}

const DATED_NAME = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;
const WORDS_PER_MINUTE = 200;

/** Published posts, newest first. */
export function readPosts(
  context: Pick<PageContext, "config" | "tree" | "problems">,
  formatDate: FormatDate,
): PostEntry[] {
  const { config, tree, problems } = context;
  problems.push(...pictureProblems(Object.values(tree.authors), config.imageHosts, "blog/authors.yml"));
  return tree.posts
    .filter(({ frontMatter }) => !frontMatter.draft)
    .flatMap((source) => readPost(source, context, formatDate) ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Pictures of authors that browsers would not load. */
function pictureProblems(authors: Author[], imageHosts: string[], file: string): Problem[] {
  return authors.flatMap(({ imageUrl }) => {
    const problem = imageUrl && isExternal(imageUrl) ? externalImageProblem(imageUrl, imageHosts) : null;
    return problem ? [{ ...problem, file }] : [];
  });
}

function readPost(
  source: SourcePage<PostFrontMatter>,
  context: Pick<PageContext, "config" | "tree" | "problems">,
  formatDate: FormatDate,
): PostEntry | null {
  const { file, frontMatter, page } = source;
  const named = parsePostName(file.replace(/^blog\//, ""));
  const date = readDate(
    frontMatter.date ?? named.date ?? (source.updated === null ? null : secondsToIsoDate(source.updated)),
  );
  if (date === null) {
    const seen = frontMatter.date ? `"${frontMatter.date}"` : "none";
    const hint = "Name the file YYYY-MM-DD-slug.md or write date: YYYY-MM-DD.";
    context.problems.push(
      errorProblem({ rule: "post-date", message: `The post has no readable date: ${seen}.`, hint, file }),
    );
    return null;
  }
  const slug = frontMatter.slug ?? named.slug;
  const base = context.config.blog.routeBase;
  reportUnknownTags(source, context);
  return {
    source,
    slug: slug.replace(/^\/+/, ""),
    path: joinRoute(base, slug),
    title: frontMatter.title || page.contentTitle || named.text,
    description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
    date,
    dateLabel: formatDate(date),
    readingMinutes: Math.max(1, Math.ceil(page.words / WORDS_PER_MINUTE)),
    authors: readAuthors(source, context),
    tags: normalizeTags(frontMatter.tags, { base: joinRoute(base, "tags"), known: context.tree.tags }),
  };
}

/** `2025-07-15-virtual-queues.md`, `2025-07-15-virtual-queues/index.md` and `2025/07/15/x.md` alike. */
export function parsePostName(name: string): { date: string | null; text: string; slug: string } {
  const [, folder = "", dated, text = ""] = DATED_NAME.exec(name) ?? [];
  if (dated)
    return {
      date: dated.replaceAll("/", "-"),
      text,
      slug: `/${dated.replaceAll("-", "/")}/${folder}${text}`,
    };
  const bare = name.replace(/(?:\/index)?\.mdx?$/, "");
  return { date: null, text: bare, slug: `/${bare}` };
}

/** Any date YAML or a file name can hold → `2025-07-15` or a full timestamp; null when unreadable. */
function readDate(text: string | null): string | null {
  if (text === null) return null;
  const [, year = "", month = "", day = "", rest = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // A time without a zone is UTC, as in Docusaurus, and not the zone of the machine that builds.
  const zone = /(Z|[+-]\d{2}:?\d{2})$/i.test(rest) ? "" : "Z";
  const stamp = new Date(`${iso}${rest.trim() ? rest.trim().replace(/^T?/i, "T") + zone : "T00:00:00Z"}`);
  if (Number.isNaN(stamp.getTime())) return null;
  return rest.trim() ? stamp.toISOString() : iso;
}

function readAuthors(
  source: SourcePage<PostFrontMatter>,
  { config, tree, problems }: Pick<PageContext, "config" | "tree" | "problems">,
): Author[] {
  const { frontMatter, file } = source;
  const wanted = [frontMatter.authors ?? []].flat();
  const legacy = frontMatter.author
    ? [
        {
          key: "",
          name: frontMatter.author,
          title: frontMatter.author_title ?? frontMatter.authorTitle,
          url: frontMatter.author_url ?? frontMatter.authorURL,
          imageUrl: frontMatter.author_image_url ?? frontMatter.authorImageURL,
        },
      ]
    : [];
  const listed = wanted.flatMap((author): Author[] => {
    const key = typeof author === "string" ? author : author.key;
    const known = key ? tree.authors[key] : undefined;
    if (key && !known) {
      const hint = didYouMean(key, Object.keys(tree.authors)) ?? "Add it to authors.yml.";
      problems.push(
        errorProblem({ rule: "missing-author", message: `Unknown author "${key}".`, hint, file }),
      );
    }
    if (typeof author === "string") return known ? [known] : [];
    const { image_url, imageURL, name, title, url } = author;
    const own = {
      title: title ?? known?.title,
      url: url ?? known?.url,
      imageUrl: image_url ?? imageURL ?? known?.imageUrl,
    };
    return [{ key: key ?? "", name: name ?? known?.name ?? "", ...own }];
  });
  const own = [...listed, ...legacy].filter((author) => author !== tree.authors[author.key]);
  problems.push(...pictureProblems(own, config.imageHosts, file));
  return [...listed, ...legacy];
}

/** With a `tags.yml`, a tag that is not in it is a mistake. */
function reportUnknownTags(
  { frontMatter, file }: SourcePage<PostFrontMatter>,
  { tree, problems }: Pick<PageContext, "tree" | "problems">,
) {
  if (!tree.tags) return;
  for (const tag of frontMatter.tags ?? []) {
    if (typeof tag !== "string" || tag in tree.tags) continue;
    const hint = didYouMean(tag, Object.keys(tree.tags)) ?? "Add it to tags.yml.";
    problems.push(errorProblem({ rule: "unknown-tag", message: `Unknown tag "${tag}".`, hint, file }));
  }
}
