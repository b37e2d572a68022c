import { type Block, link, small } from "@docs/generator";
import { groupBy } from "@docs/generator/groupBy";
import { type ReferenceFile, type ReferenceKind, referenceAnchor } from "./reference.ts";

/**
 * Draws all entries of a kind as a plain list, to which the island adds a search with filters; `src` is the file's URL.
 * Permissions are listed by the rest of their page.
 */
export function explorerIsland(kind: ReferenceKind, file: ReferenceFile, src: string): Block[] {
  if (kind === "permissions")
    return [
      { type: "island", name: "explorer", data: { kind, src, room: "filters" }, children: [], markdown: [] },
    ];
  const groups = kind === "objects" ? objectsByArea(file) : entriesByPage(file);
  return [
    {
      type: "island",
      name: "explorer",
      data: { kind, src, room: kind === "events" ? "filters" : "many-filters" },
      children: groups.map(({ path, label, entries }) => ({
        type: "section",
        heading: [path === null ? label : link(path, label), " ", small(String(entries.length))],
        children: [
          {
            type: "list",
            items: entries.map(({ name, page, label: fact }) => [
              link(`${file.pages[page]?.[0]}#${referenceAnchor(kind, name)}`, name),
              ` ${fact}`,
            ]),
          },
        ],
      })),
      markdown: [
        {
          type: "list",
          items: groups.map(({ path, label, entries }) => [
            path === null ? label : link(path, label),
            `: ${entries.length}`,
          ]),
        },
      ],
    },
  ];
}

interface Group {
  /** Null if the group has no page. */
  path: string | null;
  label: string;
  entries: ReferenceFile["entries"];
}

function entriesByPage({ pages, entries }: ReferenceFile): Group[] {
  const groups = pages.map(([path, label], position) => ({
    path,
    label,
    entries: entries.filter(({ page }) => page === position),
  }));
  return groups.filter((group) => group.entries.length > 0);
}

/** Objects without their fields, which are too many for a list. */
function objectsByArea({ entries }: ReferenceFile): Group[] {
  const objects = entries.filter(({ label }) => /object/.test(label));
  return [...groupBy(objects, ({ area = "" }) => area)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, listed]) => ({ path: null, label, entries: listed }));
}
