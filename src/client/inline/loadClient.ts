import { closestTo } from "../closestTo.ts";
import { type IdleHost, whenIdle } from "../whenIdle.ts";

const INTENTS = ["pointerdown", "keydown", "touchstart", "focusin", "pointerover"];
const RETRY_DELAY = 1000;

type LoaderWindow = Pick<EventTarget, "addEventListener"> &
  Pick<Window, "requestAnimationFrame"> &
  IdleHost & {
    document: Pick<Document, "readyState">;
    location: Pick<Location, "pathname" | "reload">;
  };

export interface ClientLoaderHost {
  window: LoaderWindow;
  load(): Promise<unknown>;
  onFailure(error: unknown): void;
}

/** Loads the client when it costs nothing (idle after the page is loaded) or is about to be needed (first intent). */
export function loadClient({ window, load, onFailure }: ClientLoaderHost): void {
  const waiting = new AbortController();
  const handover = new AbortController();
  const { pathname } = window.location;

  function start() {
    if (waiting.signal.aborted) return;
    waiting.abort();
    load()
      .catch(() => new Promise((resolve) => window.setTimeout(() => resolve(load()), RETRY_DELAY)))
      .then(() => handover.abort(), onFailure);
  }

  for (const intent of INTENTS) {
    window.addEventListener(
      intent,
      (event) => {
        if (intent !== "pointerover" || closestTo(event, "a")) start();
      },
      { capture: true, passive: true, signal: waiting.signal },
    );
  }

  // After a reload, earlier entries of the tab still belong to this document, and no router is there yet to draw them.
  window.addEventListener(
    "popstate",
    () => {
      if (window.location.pathname !== pathname) window.location.reload();
    },
    { signal: handover.signal },
  );

  const afterPaint = () => window.requestAnimationFrame(() => whenIdle(window, start));
  if (window.document.readyState === "complete") afterPaint();
  else window.addEventListener("load", afterPaint);
}
