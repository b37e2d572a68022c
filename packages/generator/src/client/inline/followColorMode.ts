import { readStored, writeStored } from "../../app/storage.ts";
import { colorMode } from "../../shared/storageKeys.ts";
import { THEME_COLORS } from "../../shared/themeColors.ts";
import { closestTo } from "../closestTo.ts";

/** What a click on the control turns each choice into. */
const NEXT: Record<string, string> = { light: "dark", dark: "system", system: "light" };

/**
 * Keeps `data-theme` true to the visitor's choice, here and in other tabs, from before the first paint; `unchosen`
 * stands for visitors who have not chosen.
 */
export function followColorMode(unchosen: string): void {
  const { dataset } = document.documentElement;
  const system = matchMedia("(prefers-color-scheme:dark)");

  function show(choice: string) {
    const systemTheme = system.matches ? "dark" : "light";
    const theme = choice === "system" ? systemTheme : choice;
    dataset.themeChoice = choice;
    dataset.theme = theme;
    const bars = document.querySelector<HTMLMetaElement>("[name=theme-color]");
    if (bars) bars.content = THEME_COLORS[theme === "dark" ? theme : "light"];
  }

  function apply() {
    const stored = readStored(colorMode) ?? "";
    show(stored in NEXT ? stored : unchosen);
  }

  apply();
  addEventListener("click", (event) => {
    if (!closestTo(event, "[data-color-toggle]")) return;
    const choice = NEXT[dataset.themeChoice ?? ""] ?? unchosen;
    show(choice);
    writeStored(colorMode, choice);
  });
  system.addEventListener("change", () => show(dataset.themeChoice ?? unchosen));
  addEventListener("storage", apply);
  // A page kept in the back/forward cache missed the storage events.
  addEventListener("pageshow", apply);
}
