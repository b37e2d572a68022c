import type { SiteName } from "../setup/buildSites.ts";

export interface PageType {
  name: string;
  site: SiteName;
  path: string;
}

/** One page of each type; of the real content where it has one. */
export const pageTypes: PageType[] = [
  { name: "landing page", site: "real", path: "/" },
  { name: "earlier landing page", site: "real", path: "/index_old" },
  { name: "docs landing", site: "real", path: "/docs/" },
  { name: "doc", site: "real", path: "/docs/mta/inbound/rcpt" },
  { name: "doc with every block", site: "plain", path: "/docs/blocks" },
  { name: "doc with changes, parts and pictures", site: "plain", path: "/docs/reading/changes" },
  { name: "category", site: "real", path: "/docs/category/getting-started" },
  { name: "post list", site: "real", path: "/blog" },
  { name: "post list of a tag, second page", site: "plain", path: "/blog/tags/mail/page/2" },
  { name: "post", site: "real", path: "/blog/virtual-queues" },
  { name: "tags", site: "real", path: "/blog/tags" },
  { name: "archive", site: "real", path: "/blog/archive" },
  { name: "search", site: "real", path: "/search" },
  { name: "available offline", site: "real", path: "/offline" },
  { name: "not found", site: "real", path: "/no/such/page" },
  { name: "page with an announcement", site: "renewed", path: "/docs/start" },
];
