import { cacheName, KEPT_LIST, type KeptPage, parseKeptPages } from "../../shared/offline.ts";
import { OFFLINE_PATH } from "../../shared/offlinePath.ts";
import { withBase } from "../../shared/url.ts";
import { urlToKey } from "../navigation/siteLink.ts";
import { offlineMessages } from "./offlineMessages.ts";

interface KeptSite {
  baseUrl: string;
  build: string;
}

/** Fills the page about kept pages: what is here, and, where it stands in for another page, that this one is not. */
export async function listKeptPages(host: Window, section: Element, site: KeptSite): Promise<void> {
  const { document: page, location } = host;
  const pages = await readKeptPages(host.caches, site).catch(() => []);
  const isStandIn = urlToKey(new URL(location.href), { ...site, origin: location.origin }) !== OFFLINE_PATH;
  section.replaceChildren(...(isStandIn ? [explanation()] : []), ...list());

  function explanation(): Element {
    const box = create("div", "notice");
    box.setAttribute("role", "alert");
    const retry = create("button", "button", offlineMessages.retry);
    retry.addEventListener("click", () => location.reload());
    box.append(create("p", "", offlineMessages.notKept), retry);
    return box;
  }

  function list(): Element[] {
    if (pages.length === 0) return [create("p", "", offlineMessages.none)];
    const items = create("ul");
    for (const { path, title } of pages) {
      const link = create("a", "", title);
      link.setAttribute("href", withBase(site.baseUrl, path));
      const item = create("li");
      item.append(link);
      items.append(item);
    }
    return [create("h2", "", offlineMessages.kept), items];
  }

  function create(tag: string, className = "", text = ""): HTMLElement {
    const element = page.createElement(tag);
    if (className) element.className = className;
    element.textContent = text;
    return element;
  }
}

async function readKeptPages(storage: CacheStorage, { baseUrl, build }: KeptSite): Promise<KeptPage[]> {
  const name = cacheName(baseUrl, build);
  // Opening a cache would make it.
  const file = (await storage.has(name)) ? await (await storage.open(name)).match(baseUrl + KEPT_LIST) : null;
  return parseKeptPages(await file?.json()).filter(({ due }) => !due);
}
