import type { SitePage, Snippet } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { findSetting } from "../data/findSetting.ts";
import { cliAnchor } from "../draw/drawCli.ts";
import { isReference } from "../reference/entryIndex.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { parseConfig } from "../settings/parseConfig.ts";
import { calledProgram } from "./snippets/calledProgram.ts";
import { shellCommands } from "./snippets/shellCommands.ts";

/** How much of one kind of entry the written pages describe. */
export interface CoverageOf {
  what: string;
  total: number;
  /** Entries that no page describes. */
  uncovered: string[];
}

/** What the pages besides the reference show of the server. */
interface Mentions {
  anchors: ReadonlySet<string>;
  /** Code in running text. */
  codes: ReadonlySet<string>;
  /** Keys that snippets set, in their parts. */
  keys: (readonly string[])[];
  /** Calls of the command line in snippets, without the options before the command. */
  calls: string[];
}

export function collectMentions(pages: SitePage[]): Mentions {
  const written = pages.filter((page) => !isReference(page));
  return {
    anchors: new Set(written.flatMap(({ anchors }) => anchors)),
    codes: new Set(written.flatMap(({ inlineCodes }) => inlineCodes.map(({ text }) => text))),
    keys: written.flatMap(({ snippets }) => snippets.flatMap(keysSet)),
    calls: written.flatMap(({ snippets }) => snippets.flatMap(callsMade)),
  };
}

/** Which entries of the catalogue no page besides the reference draws, sets or mentions. */
export function countMentions({ anchors, codes, keys, calls }: Mentions, catalogue: Catalogue): CoverageOf[] {
  const mentionedKeys = [...[...codes].map((code) => code.split(".")), ...keys];
  const settings = new Set(mentionedKeys.map((key) => findSetting(key, catalogue)?.setting.key));
  const commandLines = [...codes, ...calls].join("\n");
  const { settings: all, events, permissions, cli } = catalogue;
  const subcommands = cli.programs.flatMap(({ commands }) =>
    commands.flatMap((command) => command.subcommands.map(({ name }) => ({ command: command.name, name }))),
  );
  return [
    count(
      "settings",
      all.entries,
      ({ key }) => settings.has(key) || anchors.has(referenceAnchor("settings", key)),
    ),
    count(
      "events",
      events.entries,
      ({ name }) => codes.has(name) || anchors.has(referenceAnchor("events", name)),
    ),
    count(
      "permissions",
      permissions.entries,
      ({ name }) => codes.has(name) || anchors.has(referenceAnchor("permissions", name)),
    ),
    count(
      "commands",
      subcommands,
      ({ command, name }) =>
        anchors.has(cliAnchor(command, name)) || commandLines.includes(`${command} ${name}`),
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

function keysSet({ lang, code }: Snippet): (readonly string[])[] {
  const statements = lang === "toml" ? parseConfig(code).statements : [];
  return statements.flatMap(({ parts, entries }) => [parts, ...entries.map((entry) => entry.parts)]);
}

function callsMade({ lang, code }: Snippet): string[] {
  if (!/^(bash|sh|shell)$/.test(lang) || !code.includes("stalwart-cli")) return [];
  return shellCommands(code)
    .map(({ words }) => calledProgram(words))
    .flatMap((called) => (called?.name === "stalwart-cli" ? [called.args.join(" ")] : []));
}

/** One line for the build: `412 of 823 settings, 30 of 587 events, …`. */
export function formatCoverage(parts: CoverageOf[]): string {
  return parts
    .map(({ what, total, uncovered }) => `${total - uncovered.length} of ${total} ${what}`)
    .join(", ");
}
