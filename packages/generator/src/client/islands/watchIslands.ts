import type { ComponentType } from "react";
import { readStored } from "../../app/storage.ts";
import type { IslandProps } from "../../shared/island.ts";
import { closestTo } from "../browser/elements.ts";

/** Loads the module of each island, by the island's name. */
export type IslandRegistry = Record<string, () => Promise<{ default?: ComponentType<IslandProps> }>>;

/** A marked element and its loaded component. */
export interface LoadedIsland {
  element: HTMLElement;
  Island: ComponentType<IslandProps>;
}

interface IslandWatch {
  root: HTMLElement;
  registry: IslandRegistry;
  onLoad(island: LoadedIsland): void;
  signal: AbortSignal;
}

/** Distance from the viewport at which an island is loaded, so that it is ready when it scrolls into view. */
const NEAR = "400px";

/**
 * Loads the code of each `[data-island]` element when it approaches the viewport. With `data-island-on`, a selector, it is
 * loaded when a matching element is hovered or focused; with `data-island-stored`, a key that browser storage has,
 * immediately. An element whose code cannot be loaded keeps its content.
 */
export function watchIslands({ root, registry, onLoad, signal }: IslandWatch): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void load(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  signal.addEventListener("abort", () => observer.disconnect());
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const { islandOn: trigger, islandStored: key } = element.dataset;
    const isStored = key !== undefined && (readStored(key, "sessionStorage") ?? readStored(key)) !== null;
    if (isStored) void load(element);
    else if (trigger === undefined) observer.observe(element);
    else loadOnUse(element, trigger);
  }

  function loadOnUse(element: HTMLElement, trigger: string) {
    const used = new AbortController();
    const onUse = (event: Event) => {
      const target = closestTo(event, trigger);
      // Touching a link is about to follow it: there is no hover, and the focus is not visible.
      const isTouch = "pointerType" in event && event.pointerType === "touch" && target?.matches("a");
      if (!target || isTouch || (event.type === "focusin" && !target.matches(":focus-visible"))) return;
      used.abort();
      void load(element);
    };
    const listening = { signal: AbortSignal.any([signal, used.signal]) };
    root.addEventListener("pointerover", onUse, listening);
    root.addEventListener("focusin", onUse, listening);
  }

  async function load(element: HTMLElement) {
    const name = element.dataset["island"] ?? "";
    try {
      const module = await registry[name]?.();
      if (!module || signal.aborted) return;
      if (!module.default) throw new Error("Its module has no default export, so it cannot render anything.");
      onLoad({ element, Island: module.default });
    } catch (error) {
      // Offline, or the file no longer exists after a redeploy; the element keeps its own content.
      console.warn(`The island "${name}" could not be loaded.`, error);
    }
  }
}
