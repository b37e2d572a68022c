import { type Block, code, type Inline, link, strong } from "@docs/generator";
import { groupBy } from "@docs/generator/groupBy";
import { slug } from "../draw/listEntries.ts";
import { type ReferenceEntry, type ReferenceFile, type ReferenceKind, referenceAnchor } from "./reference.ts";

interface Group {
  heading: string;
  to?: string;
  entries: ReferenceEntry[];
}

/**
 * Draws all entries of a kind as a list of links, to which the island adds a search with filters; `src` is the file's URL.
 * Permissions are listed by the rest of their page.
 */
export function explorerIsland(kind: ReferenceKind, file: ReferenceFile, src: string): Block[] {
  const hasManyFilters = kind === "settings" || kind === "objects";
  const groups = kind === "permissions" ? [] : kind === "objects" ? objectsByArea(file) : entriesByPage(file);
  return [
    {
      type: "island",
      name: "explorer",
      data: { kind, src, room: hasManyFilters ? "many-filters" : "filters" },
      children: [],
      below: sections(({ name, page }) => {
        const last = name.lastIndexOf(".") + 1;
        const to = `${file.pages[page]?.[0]}#${referenceAnchor(kind, name)}`;
        return [link(to, name.slice(0, last), strong(name.slice(last)))];
      }),
      // Links to hundreds of entries are more than programs read of a page.
      markdown: sections(({ name, label }) => [code(name), ` ${label}`]),
    },
  ];

  function sections(draw: (entry: ReferenceEntry) => Inline[]): Block[] {
    return groups.map(({ entries, ...group }) => ({
      type: "section",
      ...group,
      id: slug(group.heading),
      count: entries.length,
      children: [{ type: "list", items: entries.map(draw) }],
    }));
  }
}

function entriesByPage({ pages, entries }: ReferenceFile): Group[] {
  const groups = pages.map(([path, label], position) => ({
    heading: label,
    to: path,
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
