/** What the search page says. */
export const searchMessages = {
  kinds: { label: "Search in", all: "Everything", docs: "Documentation", blog: "Blog" },
  section: "Section",
  anySection: "All sections",
  count: (total: number, query: string) =>
    total === 1 ? `1 result for “${query}”` : `${total} results for “${query}”`,
  none: (query: string) => `No results for “${query}”`,
  noneHint: "Check the spelling, or use fewer words.",
  missing: "Believe this query should return results?",
  report: "Let us know.",
  failed: "Unable to fetch results",
  failedHint: "You might want to check your network connection.",
  retry: "Try again",
  more: "Show more results",
  pathSeparator: " › ",
};
