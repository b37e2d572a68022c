/** What the site promises. Bytes are brotli 11; budgets go down, and up only with a reason beside them. */
export const BUDGETS = {
  /**
   * HTML with the whole stylesheet inside, of an ordinary and of a long page. About 7,500 are styles, which no other file
   * brings later, and 900 the page's data, with which React hydrates it. Up by 2,000 with tables as cards, a filter over
   * the sidebar, places of examples, and links to report a problem: about 10 ms at 1.6 Mbit/s.
   */
  postgresqlHtml: 18_000,
  rcptHtml: 20_000,
  /** Everything a first visit fetches before the `load` event. */
  bytesBeforeLoad: 20_000,
  /** React and the shell, with everything they import at once; up by 3,000 with the same. */
  firstScript: 75_000,
  blockingResponses: 1,
  /** The search engine with its worker; the dialog has 8,000 beside it. */
  searchEngine: 12_000,
  /** The engine and the file of the index that the first results come from. */
  searchFirst: 60_000,
  /** Both files of the index. */
  searchAll: 350_000,
  /** Processor time of making both, in milliseconds. */
  searchBuildTime: 1500,
  /** From the key to the frame with the dialog in milliseconds, the processor slowed 4×. */
  searchOpenTime: 100,
  /** The engine's answer in milliseconds, its files loaded, the processor slowed 4×. */
  searchEngineTime: 40,
  /** From a key to the frame with its results in milliseconds, the processor slowed 4×. */
  searchScreenTime: 100,
  /** In milliseconds; the best of the peers has 34 to 137 by day. */
  blockingTime: 100,
  layoutShift: 0,
  /** Click to next page in milliseconds, when a hover has prefetched it. */
  prefetchedClick: 150,
  /** Script of one key press in an explorer in milliseconds, the processor slowed 4×. */
  explorerKey: 50,
  /** A configuration of 5,000 lines in the worker of its tool, in milliseconds. */
  configCheck: 300,
  /** Longest piece of work on the page in milliseconds, after so long a text is pasted into a tool. */
  toolTask: 200,
  /** One changed page against a cold build. */
  changedShare: 0.45,
  /** Four times the pages against a cold build. */
  fourfoldGrowth: 4.2,
  /** Peak resident size of a cold build in bytes: half of what the lightest peer in JavaScript takes. */
  coldMemory: 620_000_000,
} as const;

export type BudgetName = keyof typeof BUDGETS;
