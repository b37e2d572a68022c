import type { BlogPost } from "../../packages/generator/src/shared/metadata.ts";
import type { NavFile } from "../../packages/generator/src/shared/nav.ts";
import type { PageKind, PageView } from "../../packages/generator/src/shared/page.ts";
import type { ShellView } from "../../packages/generator/src/shared/shell.ts";

export const shell: ShellView = {
  siteTitle: "Test Site",
  logo: ["M4 4h16v16H4z"],
  siteUrl: "https://site.test",
  baseUrl: "/",
  navbar: [
    {
      type: "link",
      label: "Documentation",
      href: "/docs/",
      position: "left",
      activeBase: "/docs/",
      icon: null,
    },
    { type: "versions", position: "right" },
    { type: "locales", position: "right" },
  ],
  footer: { groups: [{ title: "More", links: [{ label: "RSS", href: "/blog/rss.xml" }] }], note: "A note." },
  reportUrl: "https://code.test/issues/new?title={title}&body={body}",
  versions: [
    {
      name: "current",
      label: "Next",
      path: "/docs/",
      mainPath: "/docs/",
      release: "Harbour 2.1",
      isLast: true,
      banner: "none",
      noteHtml: null,
    },
  ],
  locales: [{ label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" }],
  announcement: null,
  analytics: null,
  search: { provider: "embedded", reportUrl: "https://example.org/report?q={query}", links: [] },
  likelyPages: [{ label: "Documentation", href: "/docs/" }],
  offline: true,
  respectsSystem: false,
};

const post: BlogPost = {
  slug: "queues",
  path: "/blog/queues",
  title: "Virtual queues",
  description: "About queues.",
  date: "2024-02-03",
  dateLabel: "February 3, 2024",
  readingMinutes: 4,
  authors: [{ key: "ada", name: "Ada Example" }],
  tags: [{ label: "Mail", href: "/blog/tags/mail", shape: "route" }],
};

const article = {
  html: "<p>The text.</p>",
  toc: [
    { id: "one", html: "One", level: 2 },
    { id: "two", html: "<code>two</code>", level: 3 },
  ],
  isWide: false,
  markdownHref: "/page.md",
  editHref: "https://code.test/edit/page.md",
};
const place = {
  sidebar: "main",
  breadcrumbs: [{ label: "Guide", href: "/docs/category/guide" }],
  previous: { label: "Before", href: "/docs/before" },
  next: { label: "After", href: "/docs/after" },
};
const recent = [{ label: "Virtual queues", href: "/blog/queues" }];

/** The sidebar of the docs views. */
export const sampleSidebars: NavFile["sidebars"] = {
  main: [
    { type: "page", label: "Before", href: "/docs/before" },
    { type: "page", label: "A page", href: "/docs/guide/page" },
  ],
};

/** One view of every kind, each with all its parts filled. */
export const sampleViews: { [Kind in PageKind]: Extract<PageView, { kind: Kind }> } = {
  doc: {
    kind: "doc",
    path: "/docs/guide/page",
    title: "A page",
    description: "About it.",
    heading: "A page",
    updated: { iso: "2024-02-03", label: "February 3, 2024" },
    tags: [{ label: "Mail", href: "/docs/tags/mail" }],
    ...article,
    ...place,
  },
  category: {
    kind: "category",
    path: "/docs/category/guide",
    title: "Guide",
    description: "Step by step.",
    heading: "Guide",
    tasks: [{ label: "Sign mail", href: "/docs/guide/deep#sign" }],
    cards: [
      { label: "Deep", href: "/docs/category/deep", description: "Deep text.", links: recent, count: 3 },
    ],
    ...place,
  },
  post: {
    kind: "post",
    path: post.path,
    title: post.title,
    description: post.description,
    post,
    newer: { label: "A newer one", href: "/blog/newer" },
    older: { label: "An older one", href: "/blog/older" },
    recent,
    ...article,
  },
  postList: {
    kind: "postList",
    path: "/blog/page/2",
    title: "Blog, page 2",
    description: "All posts.",
    heading: "Blog",
    blogHref: "/blog",
    author: null,
    tag: null,
    topics: [{ label: "Mail", href: "/blog/tags/mail", count: 2 }],
    posts: [post],
    page: 2,
    pageCount: 3,
    newerHref: "/blog",
    olderHref: "/blog/page/3",
  },
  tags: {
    kind: "tags",
    path: "/blog/tags",
    title: "Tags",
    description: "Every topic.",
    heading: "Tags",
    groups: [{ letter: "M", tags: [{ label: "Mail", href: "/blog/tags/mail", count: 2 }] }],
  },
  archive: {
    kind: "archive",
    path: "/blog/archive",
    title: "Archive",
    description: "Every post.",
    heading: "Archive",
    years: [{ year: "2024", posts: [{ href: post.path, title: post.title, dateLabel: post.dateLabel }] }],
  },
  landing: {
    kind: "landing",
    path: "/",
    title: "Test Site",
    description: "What it is.",
    heading: "Mail that works",
    variant: "landing",
    actions: [{ label: "Start", href: "/docs/start" }],
    html: "<p>Welcome.</p>",
    blogHref: "/blog",
    posts: [{ href: post.path, title: post.title, dateLabel: post.dateLabel }],
  },
  search: { kind: "search", path: "/search", title: "Search", description: "Search.", heading: "Search" },
  notFound: {
    kind: "notFound",
    path: "/404",
    title: "Page not found",
    description: "No page.",
    heading: "Return to sender",
    pages: [{ label: "Start", href: "/docs/start" }],
  },
  offline: {
    kind: "offline",
    path: "/offline",
    title: "Available offline",
    description: "What is kept.",
    heading: "Available offline",
  },
};
