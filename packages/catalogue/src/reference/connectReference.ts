import { createHash } from "node:crypto";
import type { Block, ConnectedPage, SiteLinks } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { type EntryIndex, indexEntries } from "./entryIndex.ts";
import { explorerIsland } from "./explorerIsland.ts";
import {
  ENTRY_LINKS,
  REFERENCE_FORMAT,
  type ReferenceFile,
  type ReferenceKind,
  referenceAnchor,
  settingAnchor,
} from "./reference.ts";
import { referenceEntries } from "./referenceEntries.ts";

/** The links from names to entries, and the data files of the islands. */
export interface ReferenceLinks extends SiteLinks {
  /** URLs of the data files, by kind of entry or by tool. */
  addresses: Record<string, string>;
  explorer(kind: ReferenceKind): Block[];
  /** Finds the page of a doc's id, such as `mta/inbound/rcpt`. */
  findDoc(id: string): Pick<ConnectedPage, "path" | "label"> | undefined;
}

/** What the data files of tools are made of. */
export interface ReferenceInput {
  pages: ConnectedPage[];
  index: EntryIndex;
  baseUrl: string;
}

interface Options {
  baseUrl: string;
  /** Addresses of the versions before. */
  published: Record<string, string>;
  /** Data files of tools that are the same in all versions. */
  shared: Record<string, unknown>;
}

/** Connects names with entries. */
export function connectReference(
  pages: ConnectedPage[],
  catalogue: Catalogue,
  { baseUrl, published, shared }: Options,
): ReferenceLinks {
  const index = indexEntries(pages, catalogue);
  const docs = new Map(pages.flatMap((page) => (page.id === null ? [] : [[page.id, page] as const])));
  const built = catalogue.kinds.map((kind) => {
    const file = referenceFile(kind);
    return { kind, file, ...hashedFile(kind, file) };
  });
  const { tools, files } = catalogue.publish?.({ pages, index, baseUrl }) ?? { tools: {}, files: {} };
  const toolFiles = Object.entries({ ...tools, ...shared }).map(([name, data]) => ({
    name,
    ...hashedFile(name, data),
  }));
  const addresses = Object.fromEntries(built.map(({ kind, path }) => [kind, baseUrl + path]));
  const line = catalogue.events.version.replace(/\.\d+$/, "");
  return {
    addresses: {
      ...published,
      ...addresses,
      ...(addresses["events"] ? { [`events-${line}`]: addresses["events"] } : {}),
      ...Object.fromEntries(toolFiles.map(({ name, path }) => [name, baseUrl + path])),
    },
    findDoc: (id) => docs.get(id),
    linkCode: index.find,
    linkKey: index.findKey,
    articleEnd: [
      { type: "island", name: "key-card", data: { "island-on": ENTRY_LINKS, ...addresses }, children: [] },
      // Loaded when the reader points at an example or a link to the form, or at once if values are stored.
      {
        type: "island",
        name: "my-values",
        data: { "island-on": '.code, a[href$="/tools#my-values"]', "island-stored": "my-values" },
        children: [],
      },
    ],
    files: {
      ...Object.fromEntries([...built, ...toolFiles].map(({ path, content }) => [path, content])),
      ...files,
    },
    explorer(kind) {
      return built
        .filter((each) => each.kind === kind)
        .flatMap(({ file, path }) => explorerIsland(kind, file, baseUrl + path));
    },
  };

  function referenceFile(kind: ReferenceKind): ReferenceFile {
    const positions = new Map<ConnectedPage, number>();
    const position = (page: ConnectedPage) =>
      positions.get(page) ?? positions.set(page, positions.size).size - 1;
    // In the order of the sidebar, which lists follow.
    for (const page of pages.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
      if (page.id?.startsWith(`reference/${kind}/`)) position(page);
    }
    const entries = referenceEntries(kind, catalogue).flatMap(({ homes = [], settings = [], ...entry }) => {
      const listed = index.pageOf(referenceAnchor(kind, entry.name));
      if (!listed) return [];
      const explained = homes.flatMap((home) => docs.get(home) ?? []).map(position);
      const related = settings.flatMap((key): [string, number][] => {
        const page = index.pageOf(settingAnchor(key));
        return page ? [[key, position(page)]] : [];
      });
      return [
        {
          ...entry,
          page: position(listed),
          explainedOn: explained.length > 0 ? explained : undefined,
          settings: related.length > 0 ? related : undefined,
        },
      ];
    });
    const keys = catalogue["event-keys"].entries.map(({ key, summary }) => [key, summary]);
    return {
      format: REFERENCE_FORMAT,
      pages: [...positions.keys()].map(({ path, label }) => [path, label]),
      entries,
      ...(kind === "events" ? { keys: Object.fromEntries(keys) } : {}),
    };
  }
}

function hashedFile(name: string, data: unknown) {
  const content = JSON.stringify(data);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return { content, path: `assets/${name}-${hash}.json` };
}
