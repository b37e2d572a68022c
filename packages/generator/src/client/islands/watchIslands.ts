import type { ComponentType } from "react";
import { readStored } from "../../app/storage.ts";
import type { IslandProps } from "../../shared/island.ts";
import { closestTo } from "../closestTo.ts";

interface IslandModule {
  default: ComponentType<IslandProps>;
}

/** How the code of each island is loaded, by the island's name. */
export type IslandRegistry = Record<string, () => Promise<IslandModule>>;

/** A marked element whose code has arrived. */
export interface LoadedIsland {
  element: HTMLElement;
  Island: ComponentType<IslandProps>;
}

interface IslandWatch {
  /** Where marked elements are looked for. */
  root: HTMLElement;
  registry: IslandRegistry;
  onLoad(island: LoadedIsland): void;
  signal: AbortSignal;
}

/** An island is loaded before it can be seen, so that it is there when the reader comes to it. */
const NEAR = "400px";

/**
 * Loads the code of each `[data-island]` element when it comes near the window, or, where `data-island-on` names
 * elements, when one of those gets the pointer or the focus; at once where storage has what `data-island-stored` names. What cannot be loaded leaves its element as it is.
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
      // A touch of a link is the click that follows it: it has no hover, and the focus it gives is not shown.
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
      if (module && !signal.aborted) onLoad({ element, Island: module.default });
    } catch (error) {
      // Offline, or the file went with a redeploy; the element's own content is still there.
      console.warn(`The island "${name}" could not be loaded.`, error);
    }
  }
}
