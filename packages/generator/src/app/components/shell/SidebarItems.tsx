import { Fragment, type KeyboardEvent, type MouseEvent, memo } from "react";
import type { SidebarCategory, SidebarItem } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { useCollapse } from "../../useCollapse.ts";
import type { OpenCategories } from "../../useOpenCategories.ts";

interface Place {
  /** The current page; null if it is not in this part of the tree. */
  path: string | null;
  /** Ids of the categories that contain the current page. */
  around: readonly string[];
  categories: OpenCategories;
}

/** One level of the sidebar's tree. */
export function SidebarItems({ items, path, around, categories }: Place & { items: SidebarItem[] }) {
  return items.map((item) => {
    const isCategory = item.type === "category";
    const isActive = isCategory ? around.includes(item.id) : item.href === path;
    return (
      <Fragment key={isCategory ? item.id : item.href}>
        {isCategory && item.heading && <li className="sidebar-heading">{item.heading}</li>}
        <Row
          item={item}
          path={isActive ? path : null}
          around={isActive ? around : NOWHERE}
          categories={categories}
        />
      </Fragment>
    );
  });
}

/** A stable reference, so that memoized rows are not rendered again. */
const NOWHERE: readonly string[] = [];

/** Memoized, so that navigating renders only the rows around the old and the new page. */
const Row = memo(function Row({ item, ...place }: Place & { item: SidebarItem }) {
  const { href } = useShell();
  return item.type === "category" ? (
    <CategoryRow category={item} {...place} />
  ) : (
    <li>
      <a href={href(item.href)} aria-current={place.path === null ? undefined : "page"}>
        {item.label}
        {item.isDraft && <span className="draft-mark">{messages.sidebar.draft}</span>}
      </a>
    </li>
  );
});

/**
 * A category's row and, when open, its items. Label and caret both link to the category's page; a plain click on the label
 * also opens the category, and on the caret only toggles it.
 */
function CategoryRow({ category, ...place }: Place & { category: SidebarCategory }) {
  const { href } = useShell();
  const { path, categories } = place;
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
          // biome-ignore lint/a11y/useSemanticElements: a button that also works as a link, in a new tab.
          // biome-ignore lint/a11y/useAnchorContent: named by aria-label, with a chevron from CSS.
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
      {drawn && (
        <ul ref={ref}>
          <SidebarItems items={category.items} {...place} />
        </ul>
      )}
    </li>
  );
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
