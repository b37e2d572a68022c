import type { ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";
import entryStyles from "../../app/styles/entries.css?inline";
import type { NavFile } from "../../shared/nav.ts";
import { withBase } from "../../shared/url.ts";
import { closestTo } from "../closestTo.ts";
import { createStyleSheet } from "../lateStyles.ts";

interface IslandSite {
  baseUrl: string;
  /** Address of the nav file, which names the files that islands read. */
  nav: string;
  visit(url: URL): void;
}

type Loader = () => Promise<{ default: ComponentType<{ element: HTMLElement } & Omit<IslandSite, "nav">> }>;

const LOADERS: Record<string, Loader> = {
  explorer: () => import("@docs/catalogue/explorer"),
  "key-card": () => import("@docs/catalogue/key-card"),
};
const KEYS = 'a[href*="#setting-"],a[href*="#event-"],a[href*="#permission-"]';

/** Called for every page: mounts components in the elements that are marked for them. */
export function islands(host: Window, { nav, baseUrl, visit }: IslandSite): () => void {
  const { document } = host;
  const roots = new Map<HTMLElement, Root | null>();

  async function mount(element: HTMLElement) {
    if (roots.has(element)) return;
    roots.set(element, null);
    const [module, file] = await Promise.all([
      LOADERS[element.dataset["island"] ?? ""]?.(),
      fetch(nav).then((response) => response.json() as Promise<NavFile>),
    ]);
    if (!module || !element.isConnected) return;
    const paths = Object.entries(file.reference).map(([kind, path]) => [kind, withBase(baseUrl, path)]);
    Object.assign(element.dataset, Object.fromEntries(paths));
    element.dataset["src"] = element.dataset[element.dataset["kind"] ?? ""];
    const root = createRoot(element);
    roots.set(element, root);
    const Component = module.default;
    root.render(<Component element={element} visit={visit} baseUrl={baseUrl} />);
  }

  function cardElement(article: Element): HTMLElement {
    const known = article.querySelector<HTMLElement>("[data-island='key-card']");
    if (known) return known;
    const made = document.createElement("div");
    made.dataset["island"] = "key-card";
    made.dataset["islandOn"] = KEYS;
    article.append(made);
    return made;
  }

  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      const article = closestTo(event, KEYS)?.closest(".prose");
      if (!article || (event as PointerEvent).pointerType === "touch") return;
      mount(cardElement(article)).catch(() => undefined);
    });
  }

  document.adoptedStyleSheets.push(createStyleSheet(entryStyles));
  return () => {
    for (const [element, root] of roots) {
      if (element.isConnected) continue;
      root?.unmount();
      roots.delete(element);
    }
    for (const element of document.querySelectorAll<HTMLElement>("[data-island='explorer']"))
      mount(element).catch(() => undefined);
  };
}
