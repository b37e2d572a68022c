export interface IslandProps {
  /** The element with `data-island`; its other data attributes are the island's settings. */
  element: HTMLElement;
  /** Navigates like a click on a link. */
  visit(url: URL): void;
  /** Starts a worker from a script of the site; the page's Trusted Types policy prevents doing so directly. */
  startWorker(url: string): Worker;
  /** Starts and ends with a slash. */
  baseUrl: string;
}
