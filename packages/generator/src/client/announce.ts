import type { PageView } from "../shared/page.ts";
import { withBase } from "../shared/url.ts";

interface Announcer {
  /** Tells the document's head and the screen reader which page is here now. */
  page(view: PageView): void;
  say(text: string): void;
}

interface SiteNames {
  siteUrl: string;
  baseUrl: string;
}

interface AnnouncerHost {
  document: Pick<Document, "querySelector">;
  /** The live region. */
  region: Pick<HTMLElement, "textContent">;
  site: SiteNames;
}

/** What a page load would do by itself and a navigation without one has to do by hand. */
export function createAnnouncer({ document: page, region, site }: AnnouncerHost): Announcer {
  function say(text: string) {
    region.textContent = text;
  }

  return {
    say,
    page(view) {
      page.querySelector('meta[name="description"]')?.setAttribute("content", view.description);
      page
        .querySelector('link[rel="canonical"]')
        ?.setAttribute("href", site.siteUrl + withBase(site.baseUrl, view.path));
      say(view.title);
    },
  };
}
