import { type FormEvent, useEffect, useRef } from "react";
import type { SidebarItem } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { useShell } from "../../shellContext.ts";
import { Icon } from "../Icon.tsx";

interface SidebarFilterProps {
  query: string;
  /** Null without a query. */
  found: ReturnType<typeof filterSidebar> | null;
  onQuery(query: string): void;
}

/** Filters the sidebar as the visitor types. Enter opens the first page, or the search if there is none. */
export function SidebarFilter({ query, found, onQuery }: SidebarFilterProps) {
  const { href } = useShell();
  const field = useRef<HTMLInputElement>(null);
  // Text that was typed before hydration.
  useEffect(() => onQuery(field.current?.value.trim() ?? ""), [onQuery]);

  function openFirst(event: FormEvent<HTMLFormElement>) {
    if (found?.count === 0) return;
    event.preventDefault();
    if (!found?.first) return;
    const list = event.currentTarget.nextElementSibling;
    list?.querySelector<HTMLElement>(`a[href="${CSS.escape(href(found.first))}"]`)?.click();
  }

  return (
    <form className="sidebar-filter" action={href("/search")} onSubmit={openFirst}>
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={messages.sidebar.filter}
        placeholder={messages.sidebar.filter}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => onQuery(currentTarget.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.currentTarget.value === "") return;
          // The first Esc clears the field, the next one closes the drawer.
          event.preventDefault();
          event.currentTarget.value = "";
          onQuery("");
        }}
      />
      <Icon name="filter" />
      <p role="status" className={found?.count === 0 ? undefined : "visually-hidden"}>
        {found ? messages.sidebar.found(found.count) : ""}
      </p>
      {found?.count === 0 && (
        <a href={`${href("/search")}?q=${encodeURIComponent(query)}`}>{messages.sidebar.search(query)}</a>
      )}
    </form>
  );
}

/** Returns the part of the tree whose labels contain all words of a query, the number of matches and the first one. */
export function filterSidebar(items: SidebarItem[], query: string) {
  const words = query.toLowerCase().split(/\s+/);
  const found: SidebarItem[] = [];

  function keep(item: SidebarItem): SidebarItem[] {
    const label = item.label.toLowerCase();
    const isFound = words.every((word) => label.includes(word));
    if (isFound) found.push(item);
    if (item.type === "page") return isFound ? [item] : [];
    const below = item.items.flatMap(keep);
    return isFound || below.length > 0 ? [{ ...item, items: below }] : [];
  }

  return { items: items.flatMap(keep), count: found.length, first: found[0]?.href };
}
