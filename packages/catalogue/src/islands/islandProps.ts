/** What the page gives to a component that takes over one of its elements. */
export interface IslandProps {
  /** The marked element; its `data-` attributes say what the component is about. */
  element: HTMLElement;
  /** Goes to another page of the site without a page load. */
  visit(url: URL): void;
  /** Begins and ends with a slash. */
  baseUrl: string;
}
