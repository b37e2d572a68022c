import { useCallback, useMemo, useState } from "react";
import { categoriesAround, type SidebarCategory, type SidebarItem } from "../shared/nav.ts";

/** Which categories are open, and how a visitor changes it; the same object for as long as nothing changes. */
export interface OpenCategories {
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
export function useOpenCategories(
  items: SidebarItem[],
  path: string,
): { around: string[]; categories: OpenCategories } {
  const around = useMemo(() => categoriesAround(items, path), [items, path]);
  const [choices, setChoices] = useState(() => arriveAt(NOTHING_CHOSEN, path, around));
  const current = arriveAt(choices, path, around);
  if (current !== choices) setChoices(current);
  const { open } = current;
  const setOpen = useCallback(
    (id: string, isOpen: boolean) =>
      setChoices((last) => ({ ...last, open: new Map(last.open).set(id, isOpen) })),
    [],
  );
  const categories = useMemo(
    () => ({
      isOpen: ({ id, collapsible, collapsed }: SidebarCategory) =>
        !collapsible || (open.get(id) ?? !collapsed),
      setOpen,
    }),
    [open, setOpen],
  );
  return { around, categories };
}

function arriveAt(choices: Choices, path: string, trail: string[]): Choices {
  if (choices.path === path || trail.length === 0) return choices;
  if (trail.every((id) => choices.open.get(id))) return { path, open: choices.open };
  return { path, open: new Map([...choices.open, ...trail.map((id) => [id, true] as const)]) };
}
