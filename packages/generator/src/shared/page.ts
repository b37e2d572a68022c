import type { Author, BlogPost, Tag } from "./metadata.ts";
import type { Link } from "./nav.ts";

export interface TocEntry {
  id: string;
  /** Inline HTML of the heading: text and `<code>` only. */
  html: string;
  level: number;
}

/** A draft exists in development only; an unlisted page is in no list. */
export type PageStatus = "draft" | "unlisted";

/** Where the menu of versions leads from a page. */
export interface Counterpart {
  version: string;
  href: string;
  /** The same page, the closest one above it, or the main page of that version. */
  at: "page" | "above" | "main";
}

interface BaseView {
  /** Canonical route of the page. */
  path: string;
  /** For `document.title`, without the site's name. */
  title: string;
  description: string;
  status?: PageStatus;
  /** Where a page of the docs is in the other versions; absent if there is only one. */
  elsewhere?: Counterpart[];
}

interface SidebarPlace {
  /** Name of the sidebar shown with the page. */
  sidebar: string | null;
  breadcrumbs: Link[];
  previous: Link | null;
  next: Link | null;
}

interface ArticleParts {
  html: string;
  toc: TocEntry[];
  /** Without a list of contents by its own wish: it takes that column too. */
  isWide: boolean;
  /** Path of the Markdown copy. */
  markdownHref: string | null;
  editHref: string | null;
}

export interface DocView extends BaseView, SidebarPlace, ArticleParts {
  kind: "doc";
  /** The visible H1, null if the front matter hides it. */
  heading: string | null;
  updated: { iso: string; label: string } | null;
  tags: Tag[];
}

export interface CategoryCard extends Link {
  description: string;
  /** What is directly in it: the first items of a category, or the sections of a page that has few beside it. */
  links: Link[];
  /** Number of pages in a category of which `links` leaves some out, else null. */
  count: number | null;
}

export interface CategoryView extends BaseView, SidebarPlace {
  kind: "category";
  heading: string;
  /** Frequent tasks, which the page begins with. */
  tasks: Link[];
  cards: CategoryCard[];
}

export interface PostView extends BaseView, ArticleParts {
  kind: "post";
  post: BlogPost;
  newer: Link | null;
  older: Link | null;
  recent: Link[];
}

export interface CountedTag extends Tag {
  count: number;
}

export interface PostListView extends BaseView {
  kind: "postList";
  heading: string;
  /** Route of the blog. */
  blogHref: string;
  /** Set on pages of an author. */
  author: Author | null;
  /** Set on tag pages. */
  tag: CountedTag | null;
  /** Tags that the posts can be filtered by. */
  topics: CountedTag[];
  posts: BlogPost[];
  page: number;
  pageCount: number;
  newerHref: string | null;
  olderHref: string | null;
}

export interface TagsView extends BaseView {
  kind: "tags";
  heading: string;
  groups: { letter: string; tags: CountedTag[] }[];
}

export interface ArchiveView extends BaseView {
  kind: "archive";
  heading: string;
  years: { year: string; posts: DatedLink[] }[];
}

export interface DatedLink {
  href: string;
  title: string;
  dateLabel: string;
}

/** A standalone page (`content/pages`) with the given layout. */
export interface LandingView extends BaseView {
  kind: "landing";
  heading: string;
  variant: "landing" | "simple";
  actions: Link[];
  html: string;
  blogHref: string;
  posts: DatedLink[];
}

export interface SearchView extends BaseView {
  kind: "search";
  heading: string;
}

export interface NotFoundView extends BaseView {
  kind: "notFound";
  heading: string;
  /** All pages that it can suggest. */
  pages: Link[];
}

/** The list of pages kept offline. */
export interface OfflineView extends BaseView {
  kind: "offline";
  heading: string;
}

/** All data the React app needs to render a page. */
export type PageView =
  | DocView
  | CategoryView
  | PostView
  | PostListView
  | TagsView
  | ArchiveView
  | LandingView
  | SearchView
  | NotFoundView
  | OfflineView;

export type PageKind = PageView["kind"];

export const PAYLOAD_FORMAT = 1;

/** The content of `/docs/x.json`. `build` changes with the app or the nav, not with a page's text. */
export interface PagePayload {
  format: typeof PAYLOAD_FORMAT;
  build: string;
  view: PageView;
}

/** Returns `Page | Site`, or only the site's title for a page of the same name. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === siteTitle ? siteTitle : `${title} | ${siteTitle}`;
}

/** Replaces the article HTML of a view. A document's data omits it, and the browser restores it from the document itself. */
export function withArticle(view: PageView, html: string): PageView {
  return "html" in view ? { ...view, html } : view;
}
