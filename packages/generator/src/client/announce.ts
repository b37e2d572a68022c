import type { PageView } from "../shared/page.ts";
import type { ShellView } from "../shared/shell.ts";
import { withBase } from "../shared/url.ts";
import { addToBody } from "./addToBody.ts";

/** What a page load would do by itself and a navigation without one has to do by hand. */
export function createAnnouncer({ siteUrl, baseUrl }: ShellView) {
  const region = addToBody({ className: "announcer visually-hidden", ariaLive: "polite" });

  /** Lets the screen reader say it. */
  function say(text: string) {
    region.textContent = text;
  }

  /** Tells the document's head and the screen reader which page is here now. */
  function announcePage({ title, description, path }: PageView) {
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", siteUrl + withBase(baseUrl, path));
    say(title);
  }

  return { say, announcePage };
}
