import { whenIdle, yieldToBrowser } from "../scheduling.ts";

const INTENTS = ["pointerdown", "keydown", "focusin"];
const RETRY_DELAY = 1000;

/** Loads the client when it costs nothing (idle after the page is loaded) or is about to be needed (first intent). */
export function loadClient(load: () => Promise<unknown>, onFailure: (error: unknown) => void): void {
  const { pathname } = location;
  let isAsked = false;
  let isHere = false;

  function start() {
    // The client takes over a document only as a whole.
    if (isAsked || document.readyState === "loading") return;
    isAsked = true;
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY)).then(load))
      .then(() => {
        isHere = true;
      }, onFailure);
  }

  for (const intent of INTENTS) addEventListener(intent, start, true);
  // After a reload, earlier entries of the tab still belong to this document, and no router is there yet to draw them.
  addEventListener("popstate", () => {
    if (!isHere && location.pathname !== pathname) location.reload();
  });
  addEventListener("load", () => requestAnimationFrame(() => whenIdle(start)));
}

/**
 * Loads modules together with the data they need first, but runs each in a task of its own, so that none keeps the page
 * from answering for long.
 */
export async function importInTurn(scripts: string[], data: string): Promise<void> {
  for (const href of scripts) addLink({ rel: "modulepreload", href });
  addLink({ rel: "preload", as: "fetch", crossOrigin: "", href: data });
  for (const href of scripts) {
    await import(href);
    await yieldToBrowser();
  }
}

/** Asks the browser for something that a document does not ask for by itself. */
export function addLink(properties: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}
