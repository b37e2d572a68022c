import type { HistoryKind } from "../data/historySchema.ts";
import type { Reviewed, Seen } from "./collectHistory.ts";
import { fillPatterns, type SeenKey } from "./fillPatterns.ts";
import { readCommands, readEvents, readPermissions } from "./readEnums.ts";
import { listFiles, listReleases, readFiles } from "./readTag.ts";
import { type KeyMention, readKeys } from "./rustKeys.ts";

type Releases = Record<HistoryKind, { release: string; seen: Seen }[]>;

interface Source {
  clone: string;
  first: string;
  last: string;
  /** Current settings, which show where operators choose names. */
  settings: string[];
  reviewed: Reviewed;
}

/** Crates that do not read settings. */
const NO_SETTINGS =
  /^crates\/(?:install|migration|cli|trc|imap-proto|jmap-proto|http\/src\/management|jmap\/src\/api\/management)\//;

const ENUMS: { kind: HistoryKind; file: string; read(source: string): string[] }[] = [
  { kind: "event", file: "crates/trc/src/lib.rs", read: readEvents },
  { kind: "permission", file: "crates/directory/src/lib.rs", read: readPermissions },
  { kind: "command", file: "crates/cli/src/modules/cli.rs", read: readCommands },
];

export function readReleases({ clone, first, last, settings, reviewed }: Source): Releases {
  const tags = listReleases(clone, first, last).map((release) => ({
    release,
    files: listFiles(clone, `v${release}`),
  }));
  const hashes = [...new Set(tags.flatMap(({ files }) => files.map(({ hash }) => hash)))];
  const texts = readFiles(clone, hashes);
  const keys = new Map<string, KeyMention[]>();
  const patterns = new Map(settings.flatMap((key) => patternsOf(key).map((pattern) => [pattern, key])));
  const found: Releases = { setting: [], event: [], permission: [], command: [] };

  for (const { release, files } of tags) {
    const mentions = files
      .filter(({ path }) => !NO_SETTINGS.test(path))
      .flatMap(({ path, hash }) => keysOf(hash).map((key): SeenKey => ({ ...key, file: path })));
    const strings = (file: RegExp) =>
      new Set(
        files
          .filter(({ path }) => file.test(path))
          .flatMap(({ hash }) => [...(texts.get(hash) ?? "").matchAll(/"([a-z0-9.-]+)"/g)])
          .map(([, text = ""]) => text),
      );
    found.setting.push({ release, seen: toSettings(fillPatterns(mentions, strings)) });
    for (const { kind, file, read } of ENUMS) {
      const hash = files.find(({ path }) => path === file)?.hash ?? "";
      const names = read(texts.get(hash) ?? "");
      if (names.length > 0)
        found[kind].push({ release, seen: new Map(names.map((name) => [name, { file, fallback: null }])) });
    }
  }
  found.setting = withoutPrefixes(found.setting);
  return found;

  function keysOf(hash: string): KeyMention[] {
    const known = keys.get(hash) ?? readKeys(texts.get(hash) ?? "");
    keys.set(hash, known);
    return known;
  }

  /** Uses current names where they exist, and drops defaults on which mentions disagree. */
  function toSettings(mentions: SeenKey[]): Seen {
    const seen = new Map<string, { file: string; fallback: string | null }>();
    const disputed = new Set<string>();
    for (const { pattern, fallback, file } of mentions) {
      if (reviewed.ignore.includes(pattern)) continue;
      const name = patterns.get(pattern) ?? pattern.replace("*", "<id>").replace("*", "<name>");
      const before = seen.get(name);
      if (!before || (before.fallback === null && fallback !== null)) seen.set(name, { file, fallback });
      else if (fallback !== null && before.fallback !== fallback) disputed.add(name);
    }
    for (const name of disputed) seen.set(name, { file: seen.get(name)?.file ?? "", fallback: null });
    return seen;
  }

  /** Drops names that are in no known area, are a prefix of another name, or are an instance of a pattern. */
  function withoutPrefixes(releases: Releases["setting"]): Releases["setting"] {
    const today = new Set(settings);
    const all = [...new Set([...settings, ...releases.flatMap(({ seen }) => [...seen.keys()])])];
    const newest = releases.at(-1)?.seen;
    const areas = new Set([...settings, ...reviewed.replacements.map(({ from }) => from)].map(topOf));
    const forms = all.filter((name) => name.includes("<")).map(nameToExpression);
    const isSetting = (name: string) =>
      today.has(name) ||
      (areas.has(topOf(name)) &&
        !newest?.has(name) &&
        !all.some((other) => other.startsWith(`${name}.`)) &&
        !settings.some((key) =>
          /^\.(?:<\w+>|\d+)$/.test(name.startsWith(key) ? name.slice(key.length) : ""),
        ) &&
        !forms.some((form) => form.test(name)));
    const verdicts = new Map(all.map((name) => [name, isSetting(name)]));
    return releases.map(({ release, seen }) => ({
      release,
      seen: new Map([...seen].filter(([name]) => verdicts.get(name))),
    }));
  }
}

/** Matches concrete keys of a pattern, such as `queue.quota.size.messages` for `queue.quota.<id>.messages`. */
function nameToExpression(name: string): RegExp {
  const parts = name.split(".").map((part) => (part.startsWith("<") ? "[^<.]+" : part));
  return new RegExp(`^${parts.join("\\.")}(?:\\.\\d+)?$`);
}

function topOf(key: string): string {
  return key.split(".", 1)[0] ?? "";
}

/** Returns how code can name a setting; code reads one that ends with `<id>` as a whole table. */
function patternsOf(key: string): string[] {
  const pattern = key.replace(/<[^>]*>/g, "*");
  return pattern.endsWith(".*") ? [pattern, pattern.slice(0, -2)] : [pattern];
}
