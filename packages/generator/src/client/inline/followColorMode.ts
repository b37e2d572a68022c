import { colorMode } from "../../shared/storageKeys.ts";
import { closestTo } from "../closestTo.ts";
import { storedChoice } from "./storedChoice.ts";

/**
 * Keeps `data-theme` true to the visitor's choice, here and in other tabs, from before the first paint. Returns what
 * puts the mode in place again; `unchosen` is the mode of visitors who have not chosen one.
 */
export function followColorMode(unchosen: () => string | undefined): () => void {
  const { dataset } = document.documentElement;

  function apply() {
    const stored = storedChoice(colorMode);
    dataset.theme = stored === "light" || stored === "dark" ? stored : unchosen();
  }

  apply();
  addEventListener("click", (event) => {
    if (!closestTo(event, "[data-color-toggle]")) return;
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
    storedChoice(colorMode, dataset.theme);
  });
  addEventListener("storage", apply);
  // A page kept in the back/forward cache missed the storage events.
  addEventListener("pageshow", apply);
  return apply;
}
