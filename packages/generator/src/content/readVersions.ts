import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CONFIG_FILE, type SiteConfig } from "../config/siteConfig.ts";
import { didYouMean } from "../shared/nearest.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { joinPath } from "../shared/url.ts";
import { type KeyLines, parseYaml } from "./parseYaml.ts";

/** The version that is written in `docs`; the others are frozen copies. */
export const CURRENT = "current";
export const VERSIONS_FILE = "versions.json";
const VERSION_FOLDERS = "versioned_docs";

/** A version of the documentation, as it is configured. */
export interface Version {
  /** `current`, or the name in `versions.json`. */
  name: string;
  label: string;
  /** The documented release, such as `Harbour 2.1`. */
  release: string | null;
  /** The path that all of its pages are below, such as `/docs/` or `/docs/1.0/`. */
  path: string;
  /** Folder of its pages: `docs` or `versioned_docs/version-NAME`. */
  folder: string;
  /** Folder of the data that extensions read: `data` or `versioned_data/version-NAME`. */
  dataFolder: string;
  /** True for the one that visitors should read. */
  isLast: boolean;
  /** What its pages say of themselves. */
  banner: "none" | "unreleased" | "unmaintained";
  noIndex: boolean;
  /** Shown at the end of its pages, in inline Markdown. */
  note: string | null;
  /** The id of its main page, if configured. */
  mainDocId: string | null;
  /** Paths that it had before, such as `/docs/next/`. */
  formerPaths: string[];
}

/** True for a version that is still written: of the others, only links and syntax are checked. */
export function isMaintained({ banner }: Pick<Version, "banner">): boolean {
  return banner !== "unmaintained";
}

export interface Versions {
  versions: Version[];
  problems: Problem[];
}

/** The name of a frozen version. */
export const versionName = z
  .string()
  .regex(/^[^/\\\s]+$/, "must be a name without spaces and slashes")
  .refine((name) => name !== CURRENT && !/^\.+$/.test(name), `must not be "${CURRENT}" or dots`);

/** Where the pages of a frozen version are, and the data that extensions read. */
export function frozenFolders(name: string) {
  return { folder: `${VERSION_FOLDERS}/version-${name}`, dataFolder: `versioned_data/version-${name}` };
}

/** Reads which versions of the docs a content folder has, newest first, by the rules of Docusaurus. */
export function readVersions(content: string, config: SiteConfig["docs"]): Versions {
  const file = join(content, VERSIONS_FILE);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
  const source = { text, file: VERSIONS_FILE, firstLine: 1, schema: z.array(versionName), rule: "versions" };
  const parsed = parseYaml(source);
  const listed = parsed.value ?? [];
  const frozen = [...new Set(listed)];
  // Without a docs folder, the frozen versions are all there is.
  const hasCurrent = frozen.length === 0 || existsSync(join(content, "docs"));
  const names = [...(hasCurrent ? [CURRENT] : []), ...frozen];
  const lastVersion = names.includes(config.lastVersion ?? "") ? config.lastVersion : (frozen[0] ?? CURRENT);
  const versions = names.map((name, at) => describe(name, at, { names, lastVersion, config }));
  const problems = [
    ...parsed.problems,
    ...checkNames(config, names),
    ...checkOnce(listed, parsed.lines),
    // Names that cannot be read are reported once, and not again as missing.
    ...(parsed.problems.length > 0 ? [] : checkFolders(content, frozen, parsed.lines)),
    ...checkPaths(versions),
  ];
  return { versions, problems };
}

function describe(
  name: string,
  at: number,
  {
    names,
    lastVersion,
    config,
  }: { names: string[]; lastVersion: string | undefined; config: SiteConfig["docs"] },
): Version {
  const { versions, routeBase } = config;
  const configured = versions[name] ?? {};
  const isLast = name === lastVersion;
  const isCurrent = name === CURRENT;
  const pathOf = (part: string) => joinPath(joinPath(routeBase, part), "/");
  const usualPart = isLast ? "" : isCurrent ? "next" : name;
  const usualBanner = isLast ? "none" : at < names.indexOf(lastVersion ?? "") ? "unreleased" : "unmaintained";
  return {
    name,
    label: configured.label ?? (isCurrent ? "Next" : name),
    release: configured.release ?? null,
    path: pathOf(configured.path ?? usualPart),
    ...(isCurrent ? { folder: "docs", dataFolder: "data" } : frozenFolders(name)),
    isLast,
    banner: configured.banner ?? usualBanner,
    noIndex: configured.noIndex ?? false,
    note: configured.note ?? null,
    mainDocId: configured.mainDocId ?? null,
    formerPaths: (configured.formerPaths ?? []).map(pathOf),
  };
}

function wrong(problem: Pick<Problem, "message" | "hint" | "file" | "line">): Problem {
  return errorProblem({ rule: "versions", ...problem });
}

/** Reports versions that the configuration names and that do not exist. */
function checkNames({ versions, lastVersion }: SiteConfig["docs"], names: string[]): Problem[] {
  const namedVersions = [
    ...Object.keys(versions).map((name) => ({ name, key: "docs.versions" })),
    ...(lastVersion === undefined ? [] : [{ name: lastVersion, key: "docs.lastVersion" }]),
  ];
  return namedVersions
    .filter(({ name }) => !names.includes(name))
    .map(({ name, key }) => {
      const message = `${key} names the version "${name}", which does not exist.`;
      const advice = `Add it to ${VERSIONS_FILE}, or name one of these: ${names.join(", ")}.`;
      return wrong({ message, hint: didYouMean(name, names) ?? advice, file: CONFIG_FILE });
    });
}

function checkOnce(listed: string[], lines: KeyLines): Problem[] {
  return listed.flatMap((name, at) => {
    if (listed.indexOf(name) === at) return [];
    const message = `The version "${name}" is listed twice.`;
    return wrong({ message, hint: "Remove one of them.", file: VERSIONS_FILE, line: lines[at] ?? 1 });
  });
}

/** Reports entries without a folder, and folders without an entry. */
function checkFolders(content: string, frozen: string[], lines: KeyLines): Problem[] {
  const root = join(content, VERSION_FOLDERS);
  const entries = existsSync(root) ? readdirSync(root, { withFileTypes: true }) : [];
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name.replace(/^version-/, ""));
  const file = VERSIONS_FILE;
  const without = frozen.flatMap((name, at) => {
    if (names.includes(name)) return [];
    const message = `The version "${name}" has no folder ${VERSION_FOLDERS}/version-${name}.`;
    const hint = didYouMean(name, names) ?? "Remove it from the file, or restore its folder.";
    return wrong({ message, hint, file, line: lines[at] ?? 1 });
  });
  const unlisted = names.filter((name) => !frozen.includes(name));
  const unread = unlisted.map((name) => {
    const message = `The folder ${VERSION_FOLDERS}/version-${name} is not read: ${file} does not name "${name}".`;
    return wrong({ message, hint: "Add the name, newest first, or remove the folder.", file });
  });
  return [...without, ...unread];
}

/** Reports versions with the same path. */
function checkPaths(versions: Version[]): Problem[] {
  return versions.flatMap(({ name, path }, at) => {
    const other = versions.slice(0, at).find((each) => each.path === path);
    if (!other) return [];
    const message = `The versions "${other.name}" and "${name}" have the same path, ${path}.`;
    return wrong({ message, hint: `Set another docs.versions["${name}"].path.`, file: CONFIG_FILE });
  });
}
