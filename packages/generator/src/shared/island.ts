/** What an island gets: the marked element that it fills, and ways into the site around it. */
export interface IslandProps {
  /** The element with `data-island`; its other data attributes are the island's settings. */
  element: HTMLElement;
  /** What the element held before, taken out of it. An island that has use for it puts it where it belongs. */
  fallback: ChildNode[];
  /** Follows an address as a click on a link would. */
  visit(url: URL): void;
  /** Starts a script of the site's own build in a thread of its own, which the page's policy allows nobody else. */
  startWorker(url: string): Worker;
  /** Labels of the tabs that the visitor chose, newest first. */
  readTabChoices(): string[];
  /** Starts and ends with a slash. */
  baseUrl: string;
}
