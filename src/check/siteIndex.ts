/** What the checks need to know of a site: structural, so that check depends on shared alone. */
export interface CheckedSite {
  routes: {
    path: string;
    file: string | null;
    anchors: string[];
    links: CheckedLink[];
  }[];
  shellLinks: CheckedLink[];
  /** Site paths of files that are served as they are. */
  filePaths: Iterable<string>;
}

export interface CheckedLink {
  href: string;
  file: string;
  line: number;
}
