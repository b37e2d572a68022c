import type { ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { whenIdle } from "../whenIdle.ts";

/** Typed where nobody sees it: rows come, change and go. */
const LINES = ["s", "se", "ses", "session.r", ""];

/**
 * Code runs slowest at its first time, and a first key should not wait for that: an explorer that is not on the page
 * gets a few lines while the visitor still reads.
 */
export function rehearse(host: Window, explorer: ReactElement): { stop(): void } {
  const stage = host.document.createElement("div");
  const lines = LINES.values();
  let root: Root | null = null;

  function next() {
    root ??= createRoot(stage);
    const field = stage.querySelector("input");
    if (!field) root.render(explorer);
    else {
      const { value, done } = lines.next();
      if (done) return stop();
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    whenIdle(host, next);
  }

  function stop() {
    root?.unmount();
    root = null;
    lines.return?.();
  }

  whenIdle(host, next);
  return { stop };
}
