import { useState } from "react";
import type { NavFile, SidebarItem } from "../shared/nav.ts";
import type { PageState } from "./pageState.ts";

interface KnownSidebar {
  name: string;
  items: SidebarItem[];
}

/**
 * The sidebar beside the page, or null where there is none. It outlives the page it came with: a page on its way, or one
 * that came before the nav file did, shows the last one known.
 */
export function useSidebar(page: PageState, sidebars: NavFile["sidebars"] | null): SidebarItem[] | null {
  const [known, setKnown] = useState(() => sidebarOf(page, sidebars, null));
  const current = sidebarOf(page, sidebars, known);
  if (current?.items !== known?.items) setKnown(current);
  return current ? current.items : null;
}

function sidebarOf(
  page: PageState,
  sidebars: NavFile["sidebars"] | null,
  known: KnownSidebar | null,
): KnownSidebar | null {
  const name = sidebarName(page, known);
  if (name === null) return null;
  const kept = known?.name === name ? known.items : NO_ITEMS;
  return { name, items: sidebars?.[name] ?? kept };
}

function sidebarName(page: PageState, known: KnownSidebar | null): string | null {
  if (page.status === "adopted") return page.sidebar;
  if (page.status !== "loaded") return known?.name ?? null;
  return "sidebar" in page.view ? page.view.sidebar : null;
}

/** One array, so that an empty sidebar equals itself between renders. */
const NO_ITEMS: SidebarItem[] = [];
