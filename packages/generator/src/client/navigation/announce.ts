import type { PageView } from "../../shared/page.ts";
import type { ShellView } from "../../shared/shell.ts";
import { withBase } from "../../shared/url.ts";
import { addToBody } from "../browser/elements.ts";

/** Does what a page load does implicitly: updates the document's head and announces the page to screen readers. */
export function createAnnouncer({ siteUrl, baseUrl }: ShellView) {
  const region = addToBody({ className: "announcer visually-hidden", ariaLive: "polite" });

  function say(text: string) {
    region.textContent = text;
  }

  function announcePage({ title, description, path }: PageView) {
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", siteUrl + withBase(baseUrl, path));
    say(title);
  }

  return { say, announcePage };
}
