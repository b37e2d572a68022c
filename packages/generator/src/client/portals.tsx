import { Fragment, type ReactNode, type ReactPortal, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

export type OpenPortal = ReturnType<typeof createPortals>["open"];

/**
 * Lets lazily loaded code render in the one React tree: `Portals` is part of the tree, `open` adds a portal into another
 * element of the document.
 */
export function createPortals() {
  let portals: ReadonlyMap<number, ReactPortal> = new Map();
  let lastId = 0;
  const listeners = new Set<() => void>();

  function update(change: (next: Map<number, ReactPortal>) => void) {
    const next = new Map(portals);
    change(next);
    portals = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    Portals: () => {
      const read = () => portals;
      const current = useSyncExternalStore(subscribe, read, read);
      return [...current].map(([id, portal]) => <Fragment key={id}>{portal}</Fragment>);
    },
    open(element: Element) {
      const id = ++lastId;
      return {
        render: (node: ReactNode) => update((next) => next.set(id, createPortal(node, element))),
        unmount: () => update((next) => next.delete(id)),
      };
    },
  };
}
