import { Feed } from "feed";
import { Parser } from "htmlparser2";
import type { SiteConfig } from "../config/siteConfig.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import { groupByTag } from "../site/blog/tagsRoutes.ts";
import type { SitePost } from "../site/site.ts";
import type { OutputFile } from "./outputFile.ts";

type ToUrl = (path: string) => string;

/** RSS, Atom and JSON feeds, and RSS for each tag, with complete posts, links absolute so that readers can follow them. */
export function feeds(config: SiteConfig, posts: SitePost[], toUrl: ToUrl): OutputFile[] {
  if (posts.length === 0) return [];
  const base = `/${config.blog.routeBase}`;
  const file = (path: string, content: string) => ({ path: path.slice(1), content });
  const title = `${config.title} ${config.blog.title}`;
  const feed = makeFeed({ config, base, title, posts, toUrl });
  const tags = groupByTag(posts, (post) => post.tags).map(({ tag, items }) => {
    const tagged = { config, base: tag.href, title: `${title}: ${tag.label}`, posts: items, toUrl };
    return file(`${tag.href}/rss.xml`, nameCreators(makeFeed(tagged).rss2()));
  });
  return [
    file(`${base}/rss.xml`, nameCreators(feed.rss2())),
    file(`${base}/atom.xml`, feed.atom1()),
    file(`${base}/feed.json`, feed.json1()),
    ...tags,
  ];
}

interface FeedSource {
  config: SiteConfig;
  /** Route of the list that the feed belongs to. */
  base: string;
  title: string;
  posts: SitePost[];
  toUrl: ToUrl;
}

function makeFeed({ config, base, title, posts, toUrl }: FeedSource): Feed {
  const feed = new Feed({
    id: toUrl(base),
    title,
    description: config.blog.description,
    link: toUrl(base),
    language: config.defaultLocale,
    favicon: toUrl("/favicon.ico"),
    image: toUrl("/icon-512.png"),
    copyright: config.title,
    updated: new Date(posts[0]?.date ?? 0),
    generator: config.title,
    feedLinks: {
      rss: toUrl(`${base}/rss.xml`),
      atom: toUrl(`${base}/atom.xml`),
      json: toUrl(`${base}/feed.json`),
    },
  });
  // Atom wants an author for every entry.
  const site = { name: config.title, link: toUrl("/") };
  for (const post of posts) {
    feed.addItem({
      id: toUrl(post.path),
      title: post.title,
      link: toUrl(post.path),
      description: post.description,
      content: feedHtml(post.html, toUrl(post.path)),
      date: new Date(post.date),
      published: new Date(post.date),
      author: post.authors.length > 0 ? post.authors.map(({ name, url }) => ({ name, link: url })) : [site],
      category: post.tags.map(({ label }) => ({ name: label, term: label })),
    });
  }
  return feed;
}

/** An author in RSS is an e-mail address; a name alone goes by Dublin Core's word. */
function nameCreators(rss: string): string {
  return rss.replace(/^(\s*)<author>([^<@]*)<\/author>$/gm, "$1<dc:creator>$2</dc:creator>");
}

const VOID = new Set(["br", "col", "hr", "img", "input", "wbr"]);
const ADDRESSES = new Set(["href", "src"]);

/** An article for feed readers: addresses are absolute, and buttons, which do nothing there, are left out. */
export function feedHtml(html: string, pageUrl: string): string {
  let out = "";
  let buttons = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "button") buttons++;
        if (buttons > 0) return;
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${escapeHtml(ADDRESSES.has(key) ? absolute(value) : value)}"`,
        );
        out += `<${name}${written.join("")}>`;
      },
      ontext(text) {
        if (buttons === 0) out += escapeHtml(text);
      },
      onclosetag(name) {
        if (name === "button") buttons--;
        else if (buttons === 0 && !VOID.has(name)) out += `</${name}>`;
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  );
  parser.end(html);
  return out;

  function absolute(address: string): string {
    return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
  }
}
