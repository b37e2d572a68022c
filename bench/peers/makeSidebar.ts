import { posix } from "node:path";
import type { PlainPage, SidebarGroup, SidebarItem } from "./plainContent.ts";

const LAST = 1e9;

/** The sidebar that Docusaurus makes of folders, for generators that want it written out. */
export function makeSidebar(docs: PlainPage[], metadata: { file: string; text: string }[]): SidebarItem[] {
  const groups = new Map<string, { group: SidebarGroup; place: Map<SidebarItem, number> }>();
  const categories = new Map(
    metadata
      .filter(({ file }) => file.endsWith("_category_.json"))
      .map(({ file, text }) => [
        posix.dirname(file),
        JSON.parse(text) as { label?: string; position?: number },
      ]),
  );
  const top = groupOf("docs");
  for (const { file, route, title, fields } of docs) {
    const item = { label: String(fields["sidebar_label"] ?? title), route };
    add(posix.dirname(file), item, Number(fields["sidebar_position"] ?? LAST));
  }
  for (const { group, place } of groups.values()) {
    group.items.sort((a, b) => (place.get(a) ?? LAST) - (place.get(b) ?? LAST));
  }
  return top.items;

  function groupOf(folder: string): SidebarGroup {
    const known = groups.get(folder);
    if (known) return known.group;
    const category = categories.get(folder);
    const group: SidebarGroup = { label: category?.label ?? posix.basename(folder), items: [] };
    groups.set(folder, { group, place: new Map() });
    if (folder !== "docs") add(posix.dirname(folder), group, category?.position ?? LAST);
    return group;
  }

  function add(folder: string, item: SidebarItem, position: number) {
    groupOf(folder).items.push(item);
    groups.get(folder)?.place.set(item, position);
  }
}
