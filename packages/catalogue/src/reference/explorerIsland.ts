import { type Block, link, small } from "@docs/generator";
import { type ReferenceFile, type ReferenceKind, referenceAnchor } from "./reference.ts";

/**
 * Draws all entries of a kind as a plain list, to which the island adds a search with filters; `src` is the file's URL.
 * Permissions are listed by the rest of their page.
 */
export function explorerIsland(kind: ReferenceKind, file: ReferenceFile, src: string): Block[] {
  if (kind === "permissions")
    return [{ type: "island", name: "explorer", data: { kind, src }, children: [], markdown: [] }];
  const groups = file.pages
    .map(([path, label], position) => ({
      path,
      label,
      entries: file.entries.filter(({ page }) => page === position),
    }))
    .filter(({ entries }) => entries.length > 0);
  return [
    {
      type: "island",
      name: "explorer",
      data: { kind, src },
      children: groups.map(({ path, label, entries }) => ({
        type: "section",
        heading: [link(path, label), " ", small(String(entries.length))],
        children: [
          {
            type: "list",
            items: entries.map(({ name, label: fact }) => [
              link(`${path}#${referenceAnchor(kind, name)}`, name),
              ` ${fact}`,
            ]),
          },
        ],
      })),
      markdown: [
        {
          type: "list",
          items: groups.map(({ path, label, entries }) => [link(path, label), `: ${entries.length}`]),
        },
      ],
    },
  ];
}
