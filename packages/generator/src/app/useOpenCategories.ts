import { useEffect, useMemo, useState } from "react";
import { categoriesAround, type SidebarCategory, type SidebarItem } from "../shared/nav.ts";
import { openCategories, readStoredList, writeStored } from "./storage.ts";

/** Which categories are open; referentially stable while nothing changes. */
export interface OpenCategories {
  isOpen(category: SidebarCategory): boolean;
  setOpen(id: string, open: boolean): void;
}

interface Choices {
  /** The page whose categories have been opened; null until one is found in the tree. */
  path: string | null;
  open: ReadonlyMap<string, boolean>;
}

const NOTHING_CHOSEN: Choices = { path: null, open: new Map() };

/** Opens the categories around the current page; only the visitor closes them, so navigating never collapses any. */
export function useOpenCategories(items: SidebarItem[], path: string) {
  const around = useMemo(() => categoriesAround(items, path) ?? [], [items, path]);
  const [choices, setChoices] = useState(() => arriveAt(NOTHING_CHOSEN, path, around));
  const current = arriveAt(choices, path, around);
  if (current !== choices) setChoices(current);
  const { open } = current;
  // Not in the first render, which has to match the document.
  useEffect(() => {
    const remembered = readRemembered();
    if (remembered.length > 0)
      setChoices((last) => ({ ...last, open: new Map([...remembered, ...last.open]) }));
  }, []);
  const categories: OpenCategories = useMemo(
    () => ({
      isOpen: ({ id, collapsible, collapsed }: SidebarCategory) =>
        !collapsible || (open.get(id) ?? !collapsed),
      setOpen(id: string, isOpen: boolean) {
        const remembered = [...new Map(readRemembered()).set(id, isOpen)];
        writeStored(openCategories, JSON.stringify(remembered), "sessionStorage");
        setChoices((last) => ({ ...last, open: new Map(last.open).set(id, isOpen) }));
      },
    }),
    [open],
  );
  return { around, categories };
}

function arriveAt(choices: Choices, path: string, trail: string[]): Choices {
  if (choices.path === path || trail.length === 0) return choices;
  if (trail.every((id) => choices.open.get(id))) return { path, open: choices.open };
  return { path, open: new Map([...choices.open, ...trail.map((id) => [id, true] as const)]) };
}

/** What the visitor opened and closed in this tab; not what was opened around a page. */
function readRemembered() {
  const isChoice = (entry: unknown): entry is [string, boolean] =>
    Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "boolean";
  return readStoredList(openCategories, isChoice, "sessionStorage");
}
