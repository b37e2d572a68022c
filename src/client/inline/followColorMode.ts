import * as storageKeys from "../../shared/storageKeys.ts";
import { closestTo } from "../closestTo.ts";
import type { Store } from "../safeStore.ts";

export interface ColorModeHost {
  root: Pick<HTMLElement, "dataset">;
  store: Store;
  events: Pick<EventTarget, "addEventListener">;
  /** Matches when the system prefers dark. */
  system: Pick<MediaQueryList, "matches"> & Pick<EventTarget, "addEventListener">;
}

/** Keeps `data-theme` true to the visitor's choice, here and in other tabs, from before the first paint. */
export function followColorMode({ root, store, events, system }: ColorModeHost): void {
  const { dataset } = root;
  const byDefault = dataset.theme;
  const respectsSystem = dataset.respectSystem !== undefined;

  function apply() {
    const stored = store.get(storageKeys.colorMode);
    if (stored === "light" || stored === "dark") dataset.theme = stored;
    else dataset.theme = respectsSystem ? (system.matches ? "dark" : "light") : byDefault;
  }

  apply();
  events.addEventListener("click", (event) => {
    if (!closestTo(event, "[data-color-toggle]")) return;
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
    store.set(storageKeys.colorMode, dataset.theme);
  });
  events.addEventListener("storage", apply);
  // A page kept in the back/forward cache missed the storage events.
  events.addEventListener("pageshow", (event) => {
    if ((event as PageTransitionEvent).persisted) apply();
  });
  if (respectsSystem) system.addEventListener("change", apply);
}
