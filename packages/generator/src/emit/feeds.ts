import { Feed, type Item } from "feed";
import { Parser } from "htmlparser2";
import type { SiteConfig } from "../config/siteConfig.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import { joinPath } from "../shared/url.ts";
import { groupByTag } from "../site/blog/tags.ts";
import type { SitePost } from "../site/site.ts";
import { FEED_FILES, type OutputFile } from "./siteFiles.ts";

/** Returns the RSS, Atom and JSON feeds of the blog, and an RSS feed per tag, all with complete posts. */
export function feeds(config: SiteConfig, posts: SitePost[], toUrl: (path: string) => string): OutputFile[] {
  if (posts.length === 0) return [];
  const { routeBase: base } = config.blog;
  const title = `${config.title} ${config.blog.title}`;
  const file = (path: string, content: string) => ({ path: path.slice(1), content });
  // Atom requires an author for every entry.
  const site = { name: config.title, link: toUrl("/") };
  // Converted once, because most posts are in several feeds.
  const items = posts.map((post) => ({ post, item: toItem(post) }));
  const feed = makeFeed(base, title, items);
  const tags = groupByTag(items, ({ post }) => post.tags).map(({ tag, items: tagged }) =>
    file(
      `${tag.href}/${FEED_FILES.rss}`,
      nameCreators(makeFeed(tag.href, `${title}: ${tag.label}`, tagged).rss2()),
    ),
  );
  return [
    file(joinPath(base, FEED_FILES.rss), nameCreators(feed.rss2())),
    file(joinPath(base, FEED_FILES.atom), feed.atom1()),
    file(joinPath(base, FEED_FILES.json), feed.json1()),
    ...tags,
  ];

  function makeFeed(route: string, name: string, entries: typeof items): Feed {
    const channel = new Feed({
      id: toUrl(route),
      title: name,
      description: config.blog.description,
      link: toUrl(route),
      language: config.defaultLocale,
      favicon: toUrl("/favicon.ico"),
      image: toUrl("/icon-512.png"),
      copyright: config.title,
      updated: new Date(entries[0]?.post.date ?? 0),
      generator: config.title,
      feedLinks: {
        rss: toUrl(joinPath(route, FEED_FILES.rss)),
        atom: toUrl(joinPath(route, FEED_FILES.atom)),
        json: toUrl(joinPath(route, FEED_FILES.json)),
      },
    });
    for (const { item } of entries) channel.addItem(item);
    return channel;
  }

  function toItem({ path, title: headline, description, html, date, authors, tags: topics }: SitePost): Item {
    return {
      id: toUrl(path),
      title: headline,
      link: toUrl(path),
      description,
      content: feedHtml(html, toUrl(path)),
      date: new Date(date),
      published: new Date(date),
      author: authors.length > 0 ? authors.map(({ name, url }) => ({ name, link: url })) : [site],
      category: topics.map(({ label }) => ({ name: label, term: label })),
    };
  }
}

/** RSS requires an e-mail address in `author`, so plain names become `dc:creator`. */
function nameCreators(rss: string): string {
  return rss.replace(/^(\s*)<author>([^<@]*)<\/author>$/gm, "$1<dc:creator>$2</dc:creator>");
}

const ADDRESSES = new Set(["href", "src"]);
const VOID = new Set(["br", "col", "hr", "img", "input", "wbr"]);

/** Converts an article for feed readers: URLs become absolute, and buttons are removed. */
export function feedHtml(html: string, pageUrl: string): string {
  let out = "";
  let isInButton = false;
  const absolute = (address: string) =>
    URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isInButton ||= name === "button";
        if (isInButton) return;
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${escapeHtml(ADDRESSES.has(key) ? absolute(value) : value)}"`,
        );
        out += `<${name}${written.join("")}>`;
      },
      ontext(text) {
        if (!isInButton) out += escapeHtml(text);
      },
      onclosetag(name) {
        if (!isInButton && !VOID.has(name)) out += `</${name}>`;
        if (name === "button") isInButton = false;
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  );
  parser.end(html);
  return out;
}
