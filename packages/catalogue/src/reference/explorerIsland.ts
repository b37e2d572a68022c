import { type Block, type Inline, link, small } from "@docs/generator";
import { groupBy } from "@docs/generator/groupBy";
import { type ReferenceFile, type ReferenceKind, referenceAnchor } from "./reference.ts";

interface Group {
  heading: Inline;
  entries: ReferenceFile["entries"];
}

/**
 * Draws all entries of a kind as a plain list, to which the island adds a search with filters; `src` is the file's URL.
 * Permissions are listed by the rest of their page.
 */
export function explorerIsland(kind: ReferenceKind, file: ReferenceFile, src: string): Block[] {
  const hasManyFilters = kind === "settings" || kind === "objects";
  const groups = kind === "permissions" ? [] : kind === "objects" ? objectsByArea(file) : entriesByPage(file);
  const counts = groups.map(({ heading, entries }) => [heading, `: ${entries.length}`]);
  return [
    {
      type: "island",
      name: "explorer",
      data: { kind, src, room: hasManyFilters ? "many-filters" : "filters" },
      children: groups.map(({ heading, entries }) => {
        const items = entries.map(({ name, page, label }) => [
          link(`${file.pages[page]?.[0]}#${referenceAnchor(kind, name)}`, name),
          ` ${label}`,
        ]);
        return {
          type: "section",
          heading: [heading, " ", small(String(entries.length))],
          children: [{ type: "list", items }],
        };
      }),
      markdown: counts.length > 0 ? [{ type: "list", items: counts }] : [],
    },
  ];
}

function entriesByPage({ pages, entries }: ReferenceFile): Group[] {
  const groups = pages.map(([path, label], position) => ({
    heading: link(path, label),
    entries: entries.filter(({ page }) => page === position),
  }));
  return groups.filter((group) => group.entries.length > 0);
}

/** Objects without their fields, which are too many for a list. */
function objectsByArea({ entries }: ReferenceFile): Group[] {
  const objects = entries.filter(({ label }) => /object/.test(label));
  return Array.from(
    groupBy(objects, ({ area = "" }) => area),
    ([heading, listed]) => ({ heading, entries: listed }),
  ).toSorted((a, b) => (a.heading < b.heading ? -1 : 1));
}
