import type { CheckedPage, CheckedWords } from "../../../generator/src/check/siteIndex.ts";
import { cliAnchor, eventAnchor, permissionAnchor, settingAnchor } from "../anchors.ts";
import type { Catalogue } from "../catalogue.ts";
import { findSetting } from "../findSetting.ts";
import { calledProgram } from "./snippets/calledProgram.ts";
import { readToml } from "./snippets/readToml.ts";
import { shellCommands } from "./snippets/shellCommands.ts";

/** How much of one kind of entry the written pages describe. */
export interface CoverageOf {
  what: string;
  total: number;
  /** Entries that no page describes. */
  uncovered: string[];
}

/** The generated reference describes everything; it proves nothing. */
const REFERENCE = /^docs\/reference\//;
/** Ids of entries that are counted. */
const ENTRY = /^(setting|event|permission|cli)-/;

/** What the words of a page show of the server. */
export interface Mentions {
  /** Code in its running text. */
  codes: string[];
  /** Keys that it sets, in their parts. */
  keys: (readonly string[])[];
  /** Calls of the command line in snippets, without the options before the command. */
  calls: string[];
}

/** What the pages besides the reference show of the server, each thing once. */
export interface AllMentions {
  anchors: string[];
  codes: string[];
  /** Their parts, with line ends between them. */
  keys: string[];
  calls: string[];
}

export function collectMentions<Page extends CheckedPage>(
  pages: Page[],
  mentions: (page: Page) => Mentions = mentionsOf,
): AllMentions {
  const written = pages.filter(({ file }) => file !== null && !REFERENCE.test(file));
  const found = written.map(mentions);
  const once = (texts: string[]) => [...new Set(texts)];
  return {
    anchors: once(written.flatMap((page) => page.anchors.filter((anchor) => ENTRY.test(anchor)))),
    codes: once(found.flatMap(({ codes }) => codes)),
    keys: once(found.flatMap(({ keys }) => keys.map((parts) => parts.join("\n")))),
    calls: once(found.flatMap(({ calls }) => calls)),
  };
}

/** Which entries of the catalogue no page besides the reference draws, sets or mentions. */
export function countMentions(found: AllMentions, catalogue: Catalogue): CoverageOf[] {
  const anchors = new Set(found.anchors);
  const mentioned = new Set(found.codes);
  const keys = [...found.codes.map((code) => code.split(".")), ...found.keys.map((key) => key.split("\n"))];
  const settings = new Set(keys.map((key) => findSetting(key, catalogue)?.setting.key));
  const calls = [...found.codes, ...found.calls].join("\n");
  const { settings: all, events, permissions, cli } = catalogue;
  const subcommands = cli.programs.flatMap(({ commands }) =>
    commands.flatMap((command) => command.subcommands.map(({ name }) => ({ command: command.name, name }))),
  );
  return [
    count("settings", all.entries, ({ key }) => settings.has(key) || anchors.has(settingAnchor(key))),
    count("events", events.entries, ({ name }) => mentioned.has(name) || anchors.has(eventAnchor(name))),
    count(
      "permissions",
      permissions.entries,
      ({ name }) => mentioned.has(name) || anchors.has(permissionAnchor(name)),
    ),
    count(
      "commands",
      subcommands,
      ({ command, name }) => anchors.has(cliAnchor(command, name)) || calls.includes(`${command} ${name}`),
    ),
  ];
}

function count<Entry extends { key: string } | { command?: string; name: string }>(
  what: string,
  entries: Entry[],
  isCovered: (entry: Entry) => boolean,
): CoverageOf {
  const missing = entries.filter((entry) => !isCovered(entry));
  return { what, total: entries.length, uncovered: missing.map(nameOf) };
}

function nameOf(entry: { key: string } | { command?: string; name: string }): string {
  if ("key" in entry) return entry.key;
  return entry.command ? `${entry.command} ${entry.name}` : entry.name;
}

export function mentionsOf({ snippets, inlineCodes }: CheckedWords): Mentions {
  const keys = snippets.flatMap(({ lang, code }) => {
    const read = lang === "toml" ? readToml(code) : null;
    return read?.ok ? read.assignments.map(({ parts }) => parts) : [];
  });
  const calls = snippets
    .filter(({ lang, code }) => /^(bash|sh|shell)$/.test(lang) && code.includes("stalwart-cli"))
    .flatMap(({ code }) => shellCommands(code))
    .map(({ words }) => calledProgram(words))
    .flatMap((called) => (called?.name === "stalwart-cli" ? [called.args.join(" ")] : []));
  const codes = [...new Set(inlineCodes.map(({ text }) => text))];
  return { codes, keys, calls };
}

/** One line for the build: `412 of 823 settings, 30 of 587 events, …`. */
export function formatCoverage(parts: CoverageOf[]): string {
  return parts
    .map(({ what, total, uncovered }) => `${total - uncovered.length} of ${total} ${what}`)
    .join(", ");
}
