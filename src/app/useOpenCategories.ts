import { useState } from "react";
import { categoriesAround, type SidebarCategory, type SidebarItem } from "../shared/nav.ts";

/** Which categories are open, and how a visitor changes it. */
export interface OpenCategories {
  /** Ids of the categories that hold the active page. */
  around: ReadonlySet<string>;
  isOpen(category: SidebarCategory): boolean;
  setOpen(id: string, open: boolean): void;
}

interface Choices {
  /** The page whose categories have been opened; null while it has no known place in the tree. */
  path: string | null;
  open: ReadonlyMap<string, boolean>;
}

const NOTHING_CHOSEN: Choices = { path: null, open: new Map() };

/**
 * Categories open when one of their pages becomes the active one, and then keep what the visitor does with them: reading
 * on never folds the list under the pointer.
 */
export function useOpenCategories(items: SidebarItem[] | null, path: string): OpenCategories {
  const trail = items ? categoriesAround(items, path) : [];
  const [choices, setChoices] = useState(() => arriveAt(NOTHING_CHOSEN, path, trail));
  const current = arriveAt(choices, path, trail);
  if (current !== choices) setChoices(current);
  return {
    around: new Set(trail),
    isOpen: ({ id, collapsible, collapsed }) => !collapsible || (current.open.get(id) ?? !collapsed),
    setOpen: (id, open) =>
      setChoices({ path: trail.length > 0 ? path : null, open: new Map(current.open).set(id, open) }),
  };
}

function arriveAt(choices: Choices, path: string, trail: string[]): Choices {
  if (choices.path === path || trail.length === 0) return choices;
  const open = new Map(choices.open);
  for (const id of trail) open.set(id, true);
  return { path, open };
}
