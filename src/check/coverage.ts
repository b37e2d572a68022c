import { cliAnchor, eventAnchor, permissionAnchor, settingAnchor } from "../catalogue/anchors.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findSetting } from "../catalogue/findSetting.ts";
import type { CheckedPage } from "./siteIndex.ts";
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

/** What the words of a page show of the server. */
export interface Mentions {
  /** Keys that it sets, in their parts. */
  keys: (readonly string[])[];
  /** Calls of the command line in snippets, without the options before the command. */
  calls: string[];
}

/** Which entries of the catalogue no page besides the reference draws, sets or mentions. */
export function coverage(
  pages: CheckedPage[],
  catalogue: Catalogue,
  mentions: (page: CheckedPage) => Mentions = mentionsOf,
): CoverageOf[] {
  const written = pages.filter(({ file }) => file !== null && !REFERENCE.test(file));
  const anchors = new Set(written.flatMap((page) => page.anchors));
  const mentioned = new Set(written.flatMap(({ inlineCodes }) => inlineCodes.map(({ text }) => text)));
  const found = written.map(mentions);
  const keys = [...[...mentioned].map((text) => text.split(".")), ...found.flatMap((page) => page.keys)];
  const settings = new Set(keys.map((key) => findSetting(key, catalogue)?.setting.key));
  const calls = [...mentioned, ...found.flatMap((page) => page.calls)].join("\n");
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

export function mentionsOf({ snippets }: Pick<CheckedPage, "snippets">): Mentions {
  const keys = snippets.flatMap(({ lang, code }) => {
    const read = lang === "toml" ? readToml(code) : null;
    return read?.ok ? read.assignments.map(({ parts }) => parts) : [];
  });
  const calls = snippets
    .filter(({ lang, code }) => /^(bash|sh|shell)$/.test(lang) && code.includes("stalwart-cli"))
    .flatMap(({ code }) => shellCommands(code))
    .map(({ words }) => calledProgram(words))
    .flatMap((called) => (called?.name === "stalwart-cli" ? [called.args.join(" ")] : []));
  return { keys, calls };
}

/** One line for the build: `412 of 823 settings, 30 of 587 events, …`. */
export function formatCoverage(parts: CoverageOf[]): string {
  return parts
    .map(({ what, total, uncovered }) => `${total - uncovered.length} of ${total} ${what}`)
    .join(", ");
}
