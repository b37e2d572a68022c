import type { ReferenceSite } from "../reference/loadReference.ts";
import { type MountedExplorer, mountExplorer } from "./mountExplorer.tsx";

export interface Explorers {
  /** Looks at the page again: it, or its address, may be another one now. */
  update(): Promise<void>;
}

/** Brings the explorer of a page to life, and ends it when the page is left. */
export function createExplorers(host: Window, site: ReferenceSite): Explorers {
  let current: { element: Element; mounted?: MountedExplorer } | null = null;
  return {
    async update() {
      const element = host.document.querySelector<HTMLElement>("[data-explorer]");
      if (element && element === current?.element) {
        current.mounted?.refresh();
        return;
      }
      current?.mounted?.unmount();
      const entered = element && { element };
      current = entered;
      if (!element) return;
      const mounted = await mountExplorer(host, element, site);
      if (current === entered) current = { element, mounted };
      else mounted.unmount();
    },
  };
}
