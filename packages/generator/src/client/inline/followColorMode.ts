import { colorMode, readStored, writeStored } from "../../app/storage.ts";
import { THEME_COLORS } from "../../shared/shell.ts";
import { closestTo } from "../browser/elements.ts";

/** The mode that a click on the toggle switches to. */
const NEXT: Record<string, string> = { light: "dark", dark: "system", system: "light" };

/** Keeps `data-theme` in sync with the visitor's choice across tabs, starting before the first paint. */
export function followColorMode(defaultMode: string): void {
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
    show(stored in NEXT ? stored : defaultMode);
  }

  apply();
  addEventListener("click", (event) => {
    if (!closestTo(event, "[data-color-toggle]")) return;
    const choice = NEXT[dataset.themeChoice ?? ""] ?? defaultMode;
    show(choice);
    writeStored(colorMode, choice);
  });
  system.addEventListener("change", () => show(dataset.themeChoice ?? defaultMode));
  addEventListener("storage", apply);
  // A page in the back/forward cache misses storage events.
  addEventListener("pageshow", apply);
}
