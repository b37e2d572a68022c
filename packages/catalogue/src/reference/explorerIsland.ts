import { type Block, link, small } from "@docs/generator";
import { type ReferenceFile, type ReferenceKind, referenceAnchor } from "./reference.ts";

interface Explored {
  kind: ReferenceKind;
  file: ReferenceFile;
  /** Address of the file that the island reads. */
  src: string;
}

/** Everything of a kind as a plain list, which the island replaces by a search with filters. */
export function explorerIsland({ kind, file, src }: Explored): Block[] {
  const groups = file.pages
    .map(([path, label], position) => ({
      path,
      label,
      entries: file.entries.filter(({ p }) => p === position),
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
            items: entries.map(({ n: name, t: type }) => [
              link(`${path}#${referenceAnchor(kind, name)}`, name),
              ` ${type}`,
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
