import { compareReleases } from "../data/historyIndex.ts";
import type { HistoryEntry } from "../data/historySchema.ts";
import type { ReferenceInput } from "../reference/connectReference.ts";
import { indexKeys } from "./keyIndex.ts";
import type { Replies } from "./messageSchema.ts";
import type { Setting } from "./settingSchema.ts";
import type { SpamTag, TomlData } from "./tomlSchemas.ts";

interface Link {
  label: string;
  href?: string;
}

/** A setting that was removed, or whose default changed. */
export interface ChangedSetting {
  key: string;
  release: string;
  /** Current replacements of a removed setting; empty if there are none. */
  to?: Link[];
  /** The old and the new default; null for none. */
  defaults?: [from: string | null, to: string | null];
  note?: string;
}

type UpgradeData = Pick<TomlData, "upgrades" | "history" | "releases" | "stores" | "settings">;

export type UpgradeFile = ReturnType<typeof upgradeFile>;

/** Returns the data file of the upgrade planner. */
export function upgradeFile(catalogue: UpgradeData, { pages, index, baseUrl }: ReferenceInput) {
  const { changes, ...upgrades } = catalogue.upgrades;
  const { entries, first, releases } = catalogue.history;
  const settings = entries.filter(({ kind }) => kind === "setting").flatMap(toChanges);
  const removedByKey = indexKeys(settings.filter(({ to }) => to !== undefined));
  const backedUp = new Set(upgrades.backups.map(({ store }) => store));
  return {
    ...upgrades,
    /** Releases to upgrade from, newest first. Some have release notes but no tag, others a tag but no notes. */
    known: [...new Set([...releases, ...catalogue.releases.entries.map(({ version }) => version)])]
      .filter(
        (version) =>
          compareReleases(version, first.setting) >= 0 && compareReleases(version, upgrades.version) <= 0,
      )
      .toSorted((a, b) => compareReleases(b, a)),
    objects: {
      ...upgrades.objects,
      ways: upgrades.objects.ways.map(({ boxes, ...way }) => ({ ...way, boxes: boxes.map(toBox) })),
    },
    steps: upgrades.steps.map(toBox),
    changes: changes.map(({ page, ...change }) => ({ ...change, link: linkTo(page) })),
    stores: catalogue.stores.entries
      .filter(({ type }) => backedUp.has(type))
      .map(({ type, name }) => ({ type, name })),
    settings,
    /** Current keys that a removed one matches too, with an id that contains dots. */
    current: catalogue.settings.entries.map(({ key }) => key).filter((key) => removedByKey.find(key)),
  };

  function toBox({ page, ...box }: (typeof upgrades.steps)[number]) {
    return { ...box, href: page && absolute(page) };
  }

  function linkTo(page: string | undefined): Link | undefined {
    const [doc, hash] = page?.split("#") ?? [];
    const linked = pages.find(({ id }) => id === doc);
    return linked && { label: linked.label, href: `${absolute(linked.path)}${hash ? `#${hash}` : ""}` };
  }

  function toChanges({ name, removed, defaults = [] }: HistoryEntry): ChangedSetting[] {
    if (!removed)
      return defaults.map(({ release, from, to }) => ({ key: name, release, defaults: [from, to] }));
    const { release, note, replacedBy = [] } = removed;
    const to = [...new Set(replacedBy.flatMap(currentNames))].map((label) => {
      const place = index.find(label);
      return { label, href: place ? absolute(place) : undefined };
    });
    return [{ key: name, release, to, note }];
  }

  /** Follows replacements that have been replaced themselves. */
  function currentNames(name: string): string[] {
    const { removed } = entries.find((entry) => entry.kind === "setting" && entry.name === name) ?? {};
    return removed ? (removed.replacedBy ?? []).flatMap(currentNames) : [name];
  }

  function absolute(path: string): string {
    return baseUrl + path.slice(1);
  }
}

type MoveData = TomlData["moves"];

/** What became of a setting, with what is known of it. */
export type MovedSetting = Omit<MoveData["entries"][number], "evidence" | "also"> &
  Pick<Setting, "type" | "list" | "refersTo"> & { default: string | null };

/** The data file of the tool that moves settings to the release that is configured by objects. */
export interface MoveFile extends Pick<MoveData, "to" | "collections"> {
  /** The address of the upgrade planner. */
  planner: string;
  consequences: (Omit<MoveData["consequences"][number], "evidence" | "page"> & { href: string })[];
  settings: MovedSetting[];
}

export function moveFile(
  { moves, settings }: Pick<TomlData, "moves" | "settings">,
  baseUrl: string,
): MoveFile {
  const settingOf = new Map(settings.entries.map((setting) => [setting.key, setting]));
  return {
    to: moves.to,
    planner: `${baseUrl}tools/upgrade`,
    collections: moves.collections,
    consequences: moves.consequences.map(({ evidence, page, ...consequence }) => ({
      ...consequence,
      href: baseUrl + page.slice(1),
    })),
    settings: moves.entries.map(({ evidence, also, ...move }) => {
      const { type = "string", list, refersTo, default: usual = null } = settingOf.get(move.key) ?? {};
      return { ...move, type, list, refersTo, default: typeof usual === "string" ? usual : null };
    }),
  };
}

type MessageData = TomlData["message"];

/** The data file of the tool that explains messages. */
export interface MessageFacts extends MessageData, Pick<Replies, "others" | "statuses"> {
  /** Of the spam filter, by name. */
  tags: Record<string, Pick<SpamTag, "score" | "summary">>;
}

export function messageFacts({
  message,
  replies,
  spam,
}: Pick<TomlData, "message" | "replies" | "spam">): MessageFacts {
  return {
    ...message,
    others: replies.others,
    statuses: replies.statuses,
    tags: Object.fromEntries(spam.tags.map(({ tag, score, summary }) => [tag, { score, summary }])),
  };
}
