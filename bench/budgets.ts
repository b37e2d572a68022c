/** What the site promises. Bytes are brotli 11; budgets go down, and up only with a reason beside them. */
export const BUDGETS = {
  /**
   * HTML with its styles inside, of an ordinary and of a long page. About 7,200 are styles, and 500 the page's data, with
   * which React hydrates it.
   */
  postgresqlHtml: 18_500,
  rcptHtml: 20_000,
  /** Everything a first visit fetches before the `load` event. */
  bytesBeforeLoad: 20_000,
  /** React and the shell, with everything they import at once. */
  firstScript: 75_000,
  blockingResponses: 1,
  /** The search engine with its worker; the dialog has 8,000 beside it. */
  searchEngine: 12_000,
  /** The engine and the file of the index that the first results come from. */
  searchFirst: 60_000,
  /** Both files of the index. */
  searchAll: 350_000,
  /** From the click to the frame with the field in milliseconds, the processor slowed 4×. */
  searchOpenTime: 100,
  /** From a query to the frame with its results in milliseconds, the processor slowed 4×. */
  searchScreenTime: 100,
  /** In milliseconds; the best of the peers has 34 to 137 by day. */
  blockingTime: 100,
  layoutShift: 0,
  /** Click to next page in milliseconds, when a hover has prefetched it. */
  prefetchedClick: 150,
  /** One changed page against a cold build. */
  changedShare: 0.45,
  /** Four times the pages against a cold build. */
  fourfoldGrowth: 4.2,
  /** Peak resident size of a cold build in bytes: half of what the lightest peer in JavaScript takes. */
  coldMemory: 620_000_000,
} as const;

export type BudgetName = keyof typeof BUDGETS;
