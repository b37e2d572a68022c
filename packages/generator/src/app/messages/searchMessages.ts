/** Texts of the search dialog and the search page. */
export const searchMessages = {
  dialog: "Search",
  placeholder: "Search docs",
  close: "Close",
  results: "Results",
  versions: "Versions to search",
  kinds: { label: "Search in", own: { "": "Everything", docs: "Documentation", blog: "Blog" } },
  /** What a hit is; an entry is what the label of its kind says in the plural. */
  hitKind: (kind: string) => (kind === "blog" ? "Post" : kind.replace(/s$/, "")),
  recent: "Recent",
  favorite: "Favorite",
  noRecent: "No recent searches",
  likely: "Start here",
  addFavorite: (title: string) => `Add “${title}” to favorites`,
  remove: {
    recent: (title: string) => `Remove “${title}” from history`,
    favorite: (title: string) => `Remove “${title}” from favorites`,
  },
  asked: "Asked as",
  where: (labels: string[]) => labels.join(" › "),
  seeAll: (count: number | null) =>
    count === 1 ? "See the result" : `See all ${count === null ? "" : `${count} `}results`,
  count: (total: number, query: string) =>
    total === 1 ? `1 result for “${query}”` : `${total} results for “${query}”`,
  searching: "Searching the full text …",
  none: (query: string) => `No results for “${query}”`,
  corrected: "Showing results for",
  weak: "No page matches all of these words. These come closest.",
  trySearching: "Try searching for",
  lookAlso: "Or look here",
  missing: "Believe this query should return results?",
  report: "Let us know.",
  failed: "Unable to fetch results",
  failedHint: "You might want to check your network connection.",
  partly: "The text of the pages could not be searched; these results come from titles and headings.",
  retry: "Try again",
  more: "Show more results",
  keys: [
    ["Arrows", "to move"],
    ["Enter", "to open"],
    ["Esc", "to close"],
  ],
} as const;
