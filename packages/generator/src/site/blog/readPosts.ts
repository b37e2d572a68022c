import type { SiteConfig } from "../../config/siteConfig.ts";
import type { ContentTree, SourcePage } from "../../content/contentTree.ts";
import { lineOfKey } from "../../content/parseYaml.ts";
import { readDate } from "../../content/readDate.ts";
import type { PostFrontMatter } from "../../content/schemas.ts";
import type { Section } from "../../markdown/compiledPage.ts";
import type { Author, BlogPost } from "../../shared/metadata.ts";
import { didYouMean } from "../../shared/nearest.ts";
import { errorProblem, type Finding, type Problem, toProblem } from "../../shared/problem.ts";
import { isExternal, joinPath } from "../../shared/url.ts";
import { formatDate, secondsToIsoDate } from "../formatDate.ts";
import { checkImageHost } from "../resolveRefs.ts";
import { normalizeTags } from "./tags.ts";

export interface PostEntry extends BlogPost {
  source: SourcePage<PostFrontMatter>;
}

const DATED_NAME = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;
const WORDS_PER_MINUTE = 200;

/** Reads all posts, newest first, drafts included; the problems of drafts are reported only where they are shown. */
export function readPosts(
  config: SiteConfig,
  tree: ContentTree,
  drafts: boolean,
): { posts: PostEntry[]; problems: Problem[] } {
  const base = config.blog.routeBase;
  const problems = checkPictures(Object.values(tree.authors), tree.authorsFile.file);
  const posts = tree.posts
    .flatMap((source) => readPost(source) ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date));
  return { posts, problems };

  function readPost(source: SourcePage<PostFrontMatter>): PostEntry | null {
    const { file, frontMatter, page, updated } = source;
    const fromName = parsePostName(file.replace(/^blog\//, ""));
    const date = frontMatter.date ?? (fromName.date ? readDate(fromName.date) : secondsToIsoDate(updated));
    if (date === null) {
      const hint = "Name the file YYYY-MM-DD-slug.md or write date: YYYY-MM-DD.";
      const message = fromName.date
        ? `The date in the file's name does not exist: ${fromName.date}.`
        : "The post has no date.";
      // An invalid date has been reported already.
      if (!source.lines["date"]) report(source, { rule: "post-date", message, hint });
      return null;
    }
    const slug = frontMatter.slug ?? fromName.slug;
    reportUnknownTags(source);
    return {
      source,
      slug: slug.replace(/^\/+/, ""),
      path: joinPath(base, slug),
      title: frontMatter.title || page.contentTitle || fromName.text,
      description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
      date,
      dateLabel: formatDate(date, config.locale),
      readingMinutes: Math.max(1, Math.ceil(countWords(page.sections) / WORDS_PER_MINUTE)),
      authors: readAuthors(source),
      // An unlisted post is in no list of a tag or author, so there may be no such list.
      tags: frontMatter.unlisted ? [] : normalizeTags(frontMatter.tags, joinPath(base, "tags"), tree.tags),
    };
  }

  function report(source: SourcePage<PostFrontMatter>, finding: Finding) {
    if (drafts || !source.frontMatter.draft) problems.push(toProblem(finding, source.file));
  }

  function readAuthors(source: SourcePage<PostFrontMatter>): Author[] {
    const { frontMatter, file, lines } = source;
    const listed = [frontMatter.authors ?? []].flat().flatMap((author, at): Author[] => {
      const key = typeof author === "string" ? author : author.key;
      const listedAuthor = key && Object.hasOwn(tree.authors, key) ? tree.authors[key] : undefined;
      if (key && !listedAuthor && !tree.authorsFile.isBroken) {
        const hint = didYouMean(key, Object.keys(tree.authors)) ?? "Add it to authors.yml.";
        const line = lineOfKey(lines, ["authors", String(at)]);
        report(source, { rule: "missing-author", message: `Unknown author "${key}".`, hint, line });
      }
      const withPage = frontMatter.unlisted ? (author: Author) => author : withAuthorPage;
      if (typeof author === "string") return listedAuthor ? [withPage(listedAuthor)] : [];
      const {
        name = listedAuthor?.name ?? "",
        title = listedAuthor?.title,
        url = listedAuthor?.url,
      } = author;
      const imageUrl = author.image_url ?? author.imageURL ?? listedAuthor?.imageUrl;
      return [withPage({ ...listedAuthor, key: key ?? "", name, title, url, imageUrl })];
    });
    const authors = [...listed, ...legacyAuthor(frontMatter)];
    const unlisted = authors.filter(({ key }) => !Object.hasOwn(tree.authors, key));
    problems.push(...checkPictures(unlisted, file));
    return authors;
  }

  function withAuthorPage(author: Author): Author {
    return Object.hasOwn(tree.authors, author.key)
      ? { ...author, href: joinPath(base, `authors/${author.key}`) }
      : author;
  }

  function checkPictures(authors: Author[], file: string): Problem[] {
    return authors
      .flatMap(({ imageUrl }) => imageUrl ?? [])
      .flatMap((path) => (isExternal(path) ? checkImageHost(path) : checkPicture(path)))
      .map((problem) => ({ ...problem, file }));
  }

  function checkPicture(path: string): Problem[] {
    if (tree.publicFiles.has(path)) return [];
    const message = `The image does not exist: "${path}".`;
    const hint =
      didYouMean(path, tree.publicFiles.keys()) ?? "Put the file into the public folder: /img/ada.png.";
    return [errorProblem({ rule: "missing-image", message, hint })];
  }

  /** With a `tags.yml`, only its tags are allowed. */
  function reportUnknownTags(source: SourcePage<PostFrontMatter>) {
    const { tags } = tree;
    if (!tags) return;
    source.frontMatter.tags?.forEach((tag, at) => {
      if (typeof tag !== "string" || Object.hasOwn(tags, tag)) return;
      const hint = didYouMean(tag, Object.keys(tags)) ?? "Add it to tags.yml.";
      const line = lineOfKey(source.lines, ["tags", String(at)]);
      report(source, { rule: "unknown-tag", message: `Unknown tag "${tag}".`, hint, line });
    });
  }
}

function countWords(sections: Section[]): number {
  const text = sections.map((section) => `${section.heading} ${section.text}`).join(" ");
  return text.match(/\S+/g)?.length ?? 0;
}

/** Reads the author from the front matter keys of Docusaurus 1. */
function legacyAuthor(frontMatter: PostFrontMatter): Author[] {
  if (!frontMatter.author) return [];
  const title = frontMatter.author_title ?? frontMatter.authorTitle;
  const url = frontMatter.author_url ?? frontMatter.authorURL;
  const imageUrl = frontMatter.author_image_url ?? frontMatter.authorImageURL;
  return [{ key: "", name: frontMatter.author, title, url, imageUrl }];
}

/** Parses `2025-07-15-virtual-queues.md`, `2025-07-15-virtual-queues/index.md` and `2025/07/15/x.md`. */
export function parsePostName(name: string): { date: string | null; text: string; slug: string } {
  const [, folder = "", dated, text = ""] = DATED_NAME.exec(name) ?? [];
  if (dated) {
    const slug = `/${dated.replaceAll("-", "/")}/${folder}${text}`;
    return { date: dated.replaceAll("/", "-"), text, slug };
  }
  const bare = name.replace(/(?:\/index)?\.mdx?$/, "");
  return { date: null, text: bare, slug: `/${bare}` };
}
