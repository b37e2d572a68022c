import { createHash } from "node:crypto";
import type { Block, ConnectedPage, SiteLinks } from "@docs/generator";
import { type Catalogue, kindsOf } from "../data/catalogue.ts";
import { compareReleases, lineOf } from "../data/historyIndex.ts";
import type { Permission, ServerEvent } from "../data/schemas.ts";
import { plain } from "../draw/listEntries.ts";
import { expressionFacts } from "../expression/expressionFacts.ts";
import { type EntryIndex, indexEntries } from "./entryIndex.ts";
import { explorerIsland } from "./explorerIsland.ts";
import {
  ENTRY_LINKS,
  entryNames,
  type ReferenceFile,
  type ReferenceKind,
  type Release,
  referenceAnchor,
  settingAnchor,
  type UnplacedEntry,
} from "./reference.ts";

/** The links from names to entries, and the data files of the islands. */
export interface ReferenceLinks extends SiteLinks {
  /** URLs of the data files, by kind of entry or by tool; includes those of versions connected before. */
  addresses: Record<string, string>;
  /** The release of this version and those of versions connected before, the oldest first. */
  releases: Release[];
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
  /** The path that the pages of the version are below. */
  path: string;
  before?: Partial<ReferenceLinks> | undefined;
}

/** Connects names with entries. */
export function connectReference(
  pages: ConnectedPage[],
  catalogue: Catalogue,
  { baseUrl, path, before = {} }: Options,
): ReferenceLinks {
  const index = indexEntries(pages, catalogue);
  const docs = new Map(pages.flatMap((page) => (page.id === null ? [] : [[page.id, page] as const])));
  const kinds = kindsOf(catalogue);
  const referenceFiles = new Map(kinds.map((kind) => [kind as ReferenceKind, referenceFile(kind)]));
  const line = lineOf(catalogue.events.version);
  const data = {
    ...Object.fromEntries(referenceFiles),
    ...catalogue.publish?.({ pages, index, baseUrl }),
    expressions: expressionFacts(catalogue, line),
  };
  const hashedFiles = Object.entries(data).map(([name, content]) => ({ name, ...hashedFile(name, content) }));
  const addresses = Object.fromEntries(hashedFiles.map(({ name, path }) => [name, baseUrl + path]));
  const cardSources = Object.fromEntries(kinds.map((kind) => [kind, addresses[kind] ?? ""]));
  const { events = "", expressions = "" } = addresses;
  const release: Release = {
    name: line,
    kind: catalogue.entryKind,
    docs: baseUrl + path.slice(1),
    events,
    expressions,
  };
  return {
    addresses: { ...before.addresses, ...addresses },
    releases: [...(before.releases ?? []), release].toSorted((a, b) => compareReleases(a.name, b.name)),
    findDoc: (id) => docs.get(id),
    linkCode: index.find,
    linkKey: index.findKey,
    articleEnd: [
      { type: "island", name: "key-card", data: { "island-on": ENTRY_LINKS, ...cardSources }, children: [] },
      // Loaded when the reader points at an example or a link to the form, or at once if values are stored.
      {
        type: "island",
        name: "my-values",
        data: {
          "island-on": '.code:not(.cards *), a[href$="/tools#my-values"]',
          "island-stored": "my-values",
        },
        children: [],
      },
    ],
    files: Object.fromEntries(hashedFiles.map(({ path, content }) => [path, content])),
    explorer(kind) {
      const file = referenceFiles.get(kind);
      return file ? explorerIsland(kind, file, addresses[kind] ?? "") : [];
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

/** Returns what explorers and cards show of each entry of a kind. */
export function referenceEntries(kind: ReferenceKind, catalogue: Catalogue): UnplacedEntry[] {
  return entriesOf(kind, catalogue).map((entry) => {
    const { since } = catalogue.historyOf(entryNames[kind], entry.name);
    return since ? { ...entry, since } : entry;
  });
}

function entriesOf(kind: ReferenceKind, catalogue: Catalogue): UnplacedEntry[] {
  if (kind === "events") return catalogue.events.entries.map((event) => eventEntry(event, catalogue));
  if (kind === "permissions") return catalogue.permissions.entries.map(permissionEntry);
  return catalogue.entries();
}

function eventEntry(event: ServerEvent, { linksOfEvent }: Pick<Catalogue, "linksOfEvent">): UnplacedEntry {
  const { name, level, logged, meaning, check, metric } = event;
  const { pages: homes = [], settings = [] } = linksOfEvent(name) ?? {};
  return {
    name,
    homes,
    settings,
    label: level,
    message: logged,
    summary: plain(meaning),
    check: check ? plain(check) : undefined,
    metric: metric || undefined,
  };
}

function permissionEntry({ name, allows, roles, group }: Permission): UnplacedEntry {
  return { name, label: roles.join(", "), summary: plain(allows), area: group };
}
