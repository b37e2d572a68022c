import { Fragment, type ReactNode, type ReactPortal, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

export type OpenPortal = ReturnType<typeof createPortals>["open"];

/**
 * Lets code that is loaded late draw in the one React tree: `Portals` is part of it, `open` adds a place of the document
 * outside of the page's components.
 */
export function createPortals() {
  let drawn: ReadonlyMap<number, ReactPortal> = new Map();
  let opened = 0;
  const listeners = new Set<() => void>();

  function update(change: (next: Map<number, ReactPortal>) => void) {
    const next = new Map(drawn);
    change(next);
    drawn = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    Portals: () => {
      const portals = useSyncExternalStore(
        subscribe,
        () => drawn,
        () => drawn,
      );
      return [...portals].map(([id, portal]) => <Fragment key={id}>{portal}</Fragment>);
    },
    open(element: Element) {
      const id = opened++;
      return {
        render: (node: ReactNode) => update((next) => next.set(id, createPortal(node, element))),
        unmount: () => update((next) => next.delete(id)),
      };
    },
  };
}
