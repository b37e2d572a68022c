import type { SourcePage } from "../../content/contentTree.ts";
import type { PostFrontMatter } from "../../content/schemas.ts";
import type { Author, BlogPost } from "../../shared/metadata.ts";
import { didYouMean } from "../../shared/nearest.ts";
import { errorProblem } from "../../shared/problem.ts";
import { isExternal } from "../../shared/url.ts";
import { joinRoute } from "../docs/generateSidebar.ts";
import { externalImageProblem } from "../externalImageProblem.ts";
import { secondsToIsoDate } from "../formatDate.ts";
import type { SiteContext } from "../pageContext.ts";
import { normalizeTags } from "./normalizeTags.ts";

export interface PostEntry extends BlogPost {
  source: SourcePage<PostFrontMatter>;
}

const DATED_NAME = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;
const WORDS_PER_MINUTE = 200;

/** Published posts, newest first. */
export function readPosts({ config, tree, problems, formatDate }: SiteContext): PostEntry[] {
  const base = config.blog.routeBase;
  checkPictures(Object.values(tree.authors), "blog/authors.yml");
  return tree.posts
    .filter(({ frontMatter }) => !frontMatter.draft)
    .flatMap((source) => readPost(source) ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date));

  function readPost(source: SourcePage<PostFrontMatter>): PostEntry | null {
    const { file, frontMatter, page, updated } = source;
    const named = parsePostName(file.replace(/^blog\//, ""));
    const date = readDate(
      frontMatter.date ?? named.date ?? (updated === null ? null : secondsToIsoDate(updated)),
    );
    if (date === null) {
      const message = `The post has no readable date: ${frontMatter.date ? `"${frontMatter.date}"` : "none"}.`;
      const hint = "Name the file YYYY-MM-DD-slug.md or write date: YYYY-MM-DD.";
      problems.push(errorProblem({ rule: "post-date", message, hint, file }));
      return null;
    }
    const slug = frontMatter.slug ?? named.slug;
    reportUnknownTags(source);
    return {
      source,
      slug: slug.replace(/^\/+/, ""),
      path: joinRoute(base, slug),
      title: frontMatter.title || page.contentTitle || named.text,
      description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
      date,
      dateLabel: formatDate(date),
      readingMinutes: Math.max(1, Math.ceil(page.words / WORDS_PER_MINUTE)),
      authors: readAuthors(source),
      tags: normalizeTags(frontMatter.tags, joinRoute(base, "tags"), tree.tags),
    };
  }

  function readAuthors({ frontMatter, file }: SourcePage<PostFrontMatter>): Author[] {
    const listed = [frontMatter.authors ?? []].flat().flatMap((author): Author[] => {
      const key = typeof author === "string" ? author : author.key;
      const known = key ? tree.authors[key] : undefined;
      if (key && !known) {
        const hint = didYouMean(key, Object.keys(tree.authors)) ?? "Add it to authors.yml.";
        problems.push(
          errorProblem({ rule: "missing-author", message: `Unknown author "${key}".`, hint, file }),
        );
      }
      if (typeof author === "string") return known ? [known] : [];
      const { name = known?.name ?? "", title = known?.title, url = known?.url } = author;
      const imageUrl = author.image_url ?? author.imageURL ?? known?.imageUrl;
      return [{ key: key ?? "", name, title, url, imageUrl }];
    });
    const authors = [...listed, ...legacyAuthor(frontMatter)];
    checkPictures(
      authors.filter((author) => author !== tree.authors[author.key]),
      file,
    );
    return authors;
  }

  /** Pictures of authors that browsers would not load. */
  function checkPictures(authors: Author[], file: string) {
    for (const { imageUrl } of authors) {
      const problem =
        imageUrl && isExternal(imageUrl) ? externalImageProblem(imageUrl, config.imageHosts) : null;
      if (problem) problems.push({ ...problem, file });
    }
  }

  /** With a `tags.yml`, a tag that is not in it is a mistake. */
  function reportUnknownTags({ frontMatter, file }: SourcePage<PostFrontMatter>) {
    if (!tree.tags) return;
    for (const tag of frontMatter.tags ?? []) {
      if (typeof tag !== "string" || tag in tree.tags) continue;
      const hint = didYouMean(tag, Object.keys(tree.tags)) ?? "Add it to tags.yml.";
      problems.push(errorProblem({ rule: "unknown-tag", message: `Unknown tag "${tag}".`, hint, file }));
    }
  }
}

/** The author of a post in the keys of Docusaurus 1. */
function legacyAuthor(frontMatter: PostFrontMatter): Author[] {
  if (!frontMatter.author) return [];
  const title = frontMatter.author_title ?? frontMatter.authorTitle;
  const url = frontMatter.author_url ?? frontMatter.authorURL;
  const imageUrl = frontMatter.author_image_url ?? frontMatter.authorImageURL;
  return [{ key: "", name: frontMatter.author, title, url, imageUrl }];
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
