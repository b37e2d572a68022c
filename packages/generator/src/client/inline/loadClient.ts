import { loadFailure } from "../../app/messages/messages.ts";
import { whenIdle, yieldToBrowser } from "../browser/scheduling.ts";

const INTENTS = ["pointerdown", "keydown", "focusin"];
const RETRY_DELAY = 1000;

/** Loads the client when the page is loaded and idle, or at the first user input. Retries once. */
export function loadClient(load: () => Promise<unknown>, onFailure: (error: unknown) => void): void {
  const { pathname } = location;
  let isStarted = false;
  let isLoaded = false;

  function start() {
    // Hydration needs the complete document.
    if (isStarted || document.readyState === "loading") return;
    isStarted = true;
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY)).then(load))
      .then(() => {
        isLoaded = true;
      }, onFailure);
  }

  for (const intent of INTENTS) addEventListener(intent, start, true);
  // After a reload, going back stays within this document, and there is no router yet to show the other page.
  addEventListener("popstate", () => {
    if (!isLoaded && location.pathname !== pathname) location.reload();
  });
  addEventListener("load", () => requestAnimationFrame(() => whenIdle(start)));
}

/** Fetches modules and their data in parallel, but runs each module in a separate task to avoid long tasks. */
export async function importInSequence(scripts: string[], data: string): Promise<void> {
  for (const href of scripts) addLink({ rel: "modulepreload", href });
  addLink({ rel: "preload", as: "fetch", crossOrigin: "", href: data });
  for (const href of scripts) {
    await import(href);
    await yieldToBrowser();
  }
}

/** Appends a `<link>` to the head. */
export function addLink(properties: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/** Shows a banner when the client's script cannot be loaded, and tells whoever hosts the site what to look at. */
export function showLoadFailure(base: string, error: unknown): void {
  console.error(
    `The client could not start. Is the site served from the configured base URL, “${base}”?`,
    error,
  );
  const banner = document.createElement("p");
  banner.className = "load-failed";
  banner.role = "alert";
  banner.append(loadFailure);
  document.body.prepend(banner);
}
