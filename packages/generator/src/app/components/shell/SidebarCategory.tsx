import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { SidebarCategory as Category } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { useCollapse } from "../../useCollapse.ts";
import type { OpenCategories } from "../../useOpenCategories.ts";

interface SidebarCategoryProps {
  category: Category;
  /** The active page, if it is this category or below it. */
  path: string | null;
  categories: OpenCategories;
  /** The category's items, drawn only while it is open. */
  children: ReactNode;
}

/**
 * A category's row and, when open, its items. Row and caret are links to the category's page, for another tab; the row
 * also opens the category, and the caret only toggles it.
 */
export function SidebarCategory({ category, path, categories, children }: SidebarCategoryProps) {
  const { href } = useShell();
  const open = categories.isOpen(category);
  const { drawn, ref } = useCollapse(open);
  const address = href(category.href);
  const isActive = category.hasPage && category.href === path;

  function toggle(event: MouseEvent | KeyboardEvent) {
    if (isForAnotherTab(event)) return;
    event.preventDefault();
    categories.setOpen(category.id, !open);
  }

  return (
    <li className={path === null ? undefined : "around"}>
      <div className="sidebar-row">
        <a
          className="sidebar-label"
          href={address}
          aria-current={isActive ? "page" : undefined}
          onClick={(event) => isForAnotherTab(event) || categories.setOpen(category.id, true)}
        >
          {category.label}
        </a>
        {category.collapsible && (
          // biome-ignore lint/a11y/useSemanticElements: it is a link for another tab, and otherwise a button.
          // biome-ignore lint/a11y/useAnchorContent: its name is in aria-label, its chevron in the CSS.
          <a
            className="sidebar-caret"
            role="button"
            href={address}
            aria-expanded={open}
            aria-label={messages.sidebar.pagesIn(category.label)}
            onClick={toggle}
            onKeyDown={(event) => event.key === " " && toggle(event)}
          />
        )}
      </div>
      {drawn && <ul ref={ref}>{children}</ul>}
    </li>
  );
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
