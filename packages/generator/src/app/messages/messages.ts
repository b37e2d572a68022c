/** Apart from the others, because every document contains it, in the script of its head. */
export const loadFailure =
  "Your site did not load properly. You can read this page all the same; reload it for search and all else.";

/** All texts of the shell and the pages, so that a translation replaces one object. */
export const messages = {
  skipToContent: "Skip to main content",
  home: (siteTitle: string) => `${siteTitle}, home`,

  navbar: {
    label: "Main",
    openMenu: "Open menu",
    search: "Search",
    toDark: "Switch to dark mode",
    toSystem: "Follow the system's color mode",
    toLight: "Switch to light mode",
    version: (label: string) => `Version: ${label}`,
    describes: (release: string) => `Describes ${release}`,
    language: (label: string) => `Language: ${label}`,
  },

  announcement: { label: "Announcement", dismiss: "Dismiss announcement" },

  menu: { label: "Menu", close: "Close menu", links: "Site" },

  sidebar: {
    label: "Documentation",
    failed: "The contents could not be drawn",
    pagesIn: (category: string) => `Pages in ${category}`,
    draft: "Draft",
    filter: "Filter pages",
    search: (query: string) => `Search for “${query}”`,
    found: (count: number) => (count === 0 ? "No pages" : count === 1 ? "1 page" : `${count} pages`),
  },

  status: {
    draft: { title: "Draft.", explanation: "This page is shown while developing only. It is never built." },
    unlisted: {
      title: "Unlisted.",
      explanation: "This page is in no list and no search. Only those who have its address can find it.",
    },
  },

  versions: {
    unmaintained: (name: string) => `This page describes ${name}, which is no longer maintained.`,
    unreleased: (name: string) => `This page describes ${name}, which is not released yet.`,
    /** Labels of links to another version, by where they lead. */
    to: {
      page: (name: string) => `Read this page for ${name}`,
      above: (name: string) => `${name} does not have this page: read the closest one`,
      main: (name: string) => `${name} does not have this page: read its documentation`,
    },
    page: "The same page",
    above: "The closest page, because this one does not exist there",
    main: "The main page, because this one does not exist there",
    unmaintainedLabel: "not maintained",
  },

  code: {
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Copying failed",
    example: (language: string) => `${language} example`,
  },
  figure: { close: "Close" },

  breadcrumbs: "Breadcrumbs",
  toc: "On this page",
  backToTop: "Back to top",

  pagination: {
    docs: { label: "Previous and next page", before: "Previous", after: "Next" },
    posts: { label: "Newer and older post", before: "Newer post", after: "Older post" },
    lists: { label: "Newer and older posts", before: "Newer posts", after: "Older posts" },
  },

  actions: {
    edit: "Edit this page",
    report: "Report a problem",
    copyMarkdown: "Copy page as Markdown",
    viewMarkdown: "View as Markdown",
    openIn: (name: string) => `Open in ${name}`,
    /** What an assistant is asked first. */
    prompt: (url: string) => `Read ${url} and answer my questions about it.`,
    updated: "Last updated",
  },

  category: {
    tasks: "Most wanted",
    allPages: (count: number) => `All ${count} pages`,
  },

  blog: {
    recent: "Recent posts",
    latest: "Latest posts",
    tags: "Tags",
    allTags: "All tags",
    archive: "Archive",
    feed: "RSS",
    by: "by",
    allPosts: "All posts",
    pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
    posts: (count: number) => (count === 1 ? "1 post" : `${count} posts`),
    readingTime: (minutes: number) => `${minutes} min read`,
  },

  search: {
    field: "Search docs",
    submit: "Search",
    results: "Search results",
    needsScript:
      "Search runs in your browser and needs JavaScript. The documentation's contents are in the menu.",
  },

  notFound: {
    stamp: "404 No such address",
    explanation: "No page lives here. It may have moved, or the address may have a typing error.",
    similar: "Pages with a similar address",
    noneSimilar: "None was found.",
    likely: "Perhaps you were looking for",
  },

  offline: {
    title: "You are offline",
    missing: {
      page: "The page at this address is not kept in your browser.",
      search: "Search works offline once you have used it with a connection.",
    },
    kept: "Pages in your browser",
    none: "No page is kept yet. Read some while you are connected.",
  },

  loading: "Loading",
  loadError: {
    title: "This page did not load",
    hint: "Check your network connection, then try again.",
    retry: "Retry",
    kept: "Pages available offline",
  },
  crash: {
    documentTitle: "Page Error",
    title: "This page crashed",
    cause: "Caused by",
    tryAgain: "Try again",
  },
} as const;
