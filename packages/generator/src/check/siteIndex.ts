/** What the checks need to know of a site: structural, so that check depends on shared and catalogue alone. */
export interface CheckedSite<Route extends CheckedRoute = CheckedRoute> {
  routes: Route[];
  shellLinks: CheckedLink[];
  /** Site paths of files that are served as they are. */
  filePaths: Iterable<string>;
}

export interface CheckedRoute {
  path: string;
  file: string | null;
  anchors: string[];
  links: CheckedLink[];
}

/** A page with what it says about the server. */
export interface CheckedPage extends CheckedRoute, CheckedWords {}

export interface CheckedWords {
  snippets: CheckedSnippet[];
  inlineCodes: CheckedCode[];
  statedDefaults: CheckedDefault[];
}

export interface CheckedLink {
  href: string;
  file: string;
  line: number;
}

export interface CheckedSnippet {
  lang: string;
  code: string;
  /** Line of the opening fence; the code begins on the next. */
  line: number;
  /** Why the snippet is not to be checked; absent when it is. */
  nocheck?: string | undefined;
}

/** A default that the text states for something it names. */
export interface CheckedDefault {
  name: string;
  value: string;
  line: number;
}

export interface CheckedCode {
  text: string;
  line: number;
}
