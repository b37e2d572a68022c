import { type ReactNode, startTransition } from "react";
import type { Root } from "react-dom/client";
import type { PageState } from "../app/pageState.ts";
import type { PageView } from "../shared/page.ts";
import { CommitSignal } from "./CommitSignal.tsx";
import { createRoot, flushSync } from "./runReact.ts";

/** Pages as finished elements, so that a click only has to put one in place. */
export interface Pages {
  /** Draws a page that is likely to be the next one, while there is time. */
  prepare(view: PageView): void;
  /** The element of the page to show, drawn now if need be; the one taken before is given up. */
  take(page: PageState): HTMLElement;
}

export interface PagesHost {
  document: Pick<Document, "createElement">;
  render(page: PageState): ReactNode;
  /** Told of every page that is drawn, and again when it is prepared once more. */
  dress(element: HTMLElement): void;
  /** Told of the page that is most likely to be the next one. */
  onPrepared(element: HTMLElement): void;
  whenIdle(work: () => void): void;
}

interface DrawnPage {
  element: HTMLElement;
  root: Root;
  content: ReactNode;
  isDrawn: boolean;
}

/** Who points at more links than this follows none of them soon. */
const MOST_PREPARED = 3;

/** Each page has a React root of its own: the shell around it is drawn without a look at the page. */
export function createPages({ document, render, dress, onPrepared, whenIdle }: PagesHost): Pages {
  const prepared = new Map<PageView | null, DrawnPage>();
  let shown: DrawnPage | null = null;
  let shownView: PageView | null = null;

  function start(state: PageState): DrawnPage {
    // Elements of a template are not of the document yet: nothing in them is loaded.
    const inert = document.createElement("template").content.ownerDocument;
    const [element, container] = [inert.createElement("div"), inert.createElement("div")];
    element.append(container);
    const onCommit = () => {
      page.isDrawn = true;
      dress(element);
      // A task of its own.
      setTimeout(() => report(page));
    };
    const content = <CommitSignal onCommit={onCommit}>{render(state)}</CommitSignal>;
    const page: DrawnPage = { element, root: createRoot(container), content, isDrawn: false };
    return page;
  }

  function report(page: DrawnPage) {
    if ([...prepared.values()].at(-1) === page) onPrepared(page.element);
  }

  return {
    prepare(view) {
      // A click may have been faster than the page's way here.
      if (view === shownView) return;
      const known = prepared.get(view);
      const page = known ?? start({ status: "loaded", view });
      prepared.delete(view);
      prepared.set(view, page);
      for (const [oldest, { root }] of [...prepared].slice(0, -MOST_PREPARED)) {
        prepared.delete(oldest);
        root.unmount();
      }
      if (!known) startTransition(() => page.root.render(page.content));
      else if (page.isDrawn) {
        dress(page.element);
        report(page);
      }
    },
    take(state) {
      const view = state.status === "loaded" ? state.view : null;
      const page = prepared.get(view) ?? start(state);
      prepared.delete(view);
      if (!page.isDrawn) flushSync(() => page.root.render(page.content));
      const last = shown;
      shown = page;
      shownView = view;
      if (last) whenIdle(() => last.root.unmount());
      return page.element;
    },
  };
}
