import type { SidebarItem } from "../plainContent.ts";

/** How a generator writes its sidebar. */
interface SidebarForm<Item> {
  group(label: string, items: Item[]): Item;
  link(label: string, route: string): Item;
}

/** The sidebar in a generator's own form. */
export function sidebarWith<Item>(items: SidebarItem[], form: SidebarForm<Item>): Item[] {
  return items.map((item) =>
    "items" in item
      ? form.group(item.label, sidebarWith(item.items, form))
      : form.link(item.label, item.route),
  );
}
