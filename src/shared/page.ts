import type { Author, BlogPost, Tag } from "./metadata.ts";
import type { Link, SidebarItem } from "./nav.ts";

/** One plain view per page: everything the React app needs to draw it, and nothing else. */

export interface TocEntry {
  id: string;
  /** Inline HTML of the heading: text and `<code>` only. */
  html: string;
  level: number;
}

interface BaseView {
  /** Canonical route of the page. */
  path: string;
  /** For `document.title`, without the site's name. */
  title: string;
  description: string;
}

interface SidebarPlace {
  /** Name of the sidebar shown beside the page. */
  sidebar: string | null;
  /** Present in a first load only; later pages use the nav file. */
  sidebarItems?: SidebarItem[];
  breadcrumbs: Link[];
  previous: Link | null;
  next: Link | null;
}

interface ArticleParts {
  /** Null in a first load: the document already shows it, and the client adopts it. */
  html: string | null;
  toc: TocEntry[];
  /** Address of the Markdown twin, null where there is none. */
  markdownHref: string | null;
  editHref: string | null;
}

export interface DocView extends BaseView, SidebarPlace, ArticleParts {
  kind: "doc";
  /** The visible H1, null when the page says to hide it. */
  heading: string | null;
  updated: { iso: string; label: string } | null;
  tags: Tag[];
}

export interface CategoryCard extends Link {
  description: string;
  /** Number of pages below, for a category; null for a page. */
  count: number | null;
}

export interface CategoryView extends BaseView, SidebarPlace {
  kind: "category";
  heading: string;
  cards: CategoryCard[];
}

export interface PostView extends BaseView, ArticleParts {
  kind: "post";
  post: BlogPost;
  newer: Link | null;
  older: Link | null;
  recent: Link[];
}

export interface PostSummary extends BlogPost {
  /** The text before the truncate marker. Null in a first load, as `ArticleParts.html`. */
  excerptHtml: string | null;
  /** True when the post goes on after its excerpt. */
  truncated: boolean;
}

export interface PostListView extends BaseView {
  kind: "postList";
  heading: string;
  /** Set on tag pages. */
  tag: (Tag & { count: number }) | null;
  posts: PostSummary[];
  page: number;
  pageCount: number;
  newerHref: string | null;
  olderHref: string | null;
  recent: Link[];
}

export interface TagsView extends BaseView {
  kind: "tags";
  heading: string;
  groups: { letter: string; tags: (Tag & { count: number })[] }[];
}

export interface ArchiveView extends BaseView {
  kind: "archive";
  heading: string;
  years: { year: string; posts: { href: string; title: string; dateLabel: string }[] }[];
}

/** A page of its own written in Markdown (`content/pages`), drawn by the named layout. */
export interface LandingView extends BaseView {
  kind: "landing";
  heading: string;
  variant: "landing" | "simple";
  actions: Link[];
  html: string | null;
  posts: Pick<BlogPost, "path" | "title" | "description" | "date" | "dateLabel">[];
}

export interface SearchView extends BaseView {
  kind: "search";
  heading: string;
}

export interface NotFoundView extends BaseView {
  kind: "notFound";
  heading: string;
  likely: Link[];
}

export type PageView =
  | DocView
  | CategoryView
  | PostView
  | PostListView
  | TagsView
  | ArchiveView
  | LandingView
  | SearchView
  | NotFoundView;

export type PageKind = PageView["kind"];
export type { Author };

export const PAYLOAD_FORMAT = 1;

/** What `/docs/x.json` holds. `build` changes when the app or the nav changes, not when a page's text does. */
export interface PagePayload {
  format: typeof PAYLOAD_FORMAT;
  build: string;
  view: PageView;
}

/** The view without the HTML its document already shows. */
export function withoutBodies(view: PageView): PageView {
  if ("html" in view) return { ...view, html: null };
  if (view.kind !== "postList") return view;
  return { ...view, posts: view.posts.map((post) => ({ ...post, excerptHtml: null })) };
}

/** The inverse of `withoutBodies`; `bodies` are the document's prose blocks in order. */
export function withBodies(view: PageView, bodies: string[]): PageView {
  if ("html" in view) return { ...view, html: bodies[0] ?? "" };
  if (view.kind !== "postList") return view;
  return { ...view, posts: view.posts.map((post, at) => ({ ...post, excerptHtml: bodies[at] ?? "" })) };
}
