import type { SitePage, Snippet } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { findSetting } from "../data/findSetting.ts";
import { cliAnchor } from "../draw/drawCli.ts";
import { isReference } from "../reference/entryIndex.ts";
import { type ReferenceKind, referenceAnchor } from "../reference/reference.ts";
import { parseConfig } from "../settings/parseConfig.ts";
import { calledProgram } from "./snippets/calledProgram.ts";
import { shellCommands } from "./snippets/shellCommands.ts";

/** How many entries of one kind the pages outside the reference describe. */
export type CoverageOf = ReturnType<typeof countCovered>;
type Mentions = ReturnType<typeof collectMentions>;

/** Collects what the pages outside the reference show of the server. */
export function collectMentions(pages: SitePage[]) {
  const written = pages.filter((page) => !isReference(page));
  return {
    anchors: new Set(written.flatMap(({ anchors }) => anchors)),
    codes: new Set(written.flatMap(({ inlineCodes }) => inlineCodes.map(({ text }) => text))),
    /** Keys that snippets set, split into parts. */
    keys: written.flatMap(({ snippets }) => snippets.flatMap(keysSet)),
    /** Calls of `stalwart-cli`, without the program's name. */
    calls: written.flatMap(({ snippets }) => snippets.flatMap(callsMade)),
  };
}

/** Finds the entries of the catalogue that no page outside the reference draws, sets or mentions. */
export function countMentions({ anchors, codes, keys, calls }: Mentions, catalogue: Catalogue): CoverageOf[] {
  const mentionedKeys = [...[...codes].map((code) => code.split(".")), ...keys];
  const settings = new Set(mentionedKeys.map((key) => findSetting(key, catalogue)?.setting.key));
  const commandLines = [...codes, ...calls].join("\n");
  const commands = catalogue.cli.programs.flatMap((program) =>
    program.commands.flatMap(({ name, subcommands }) => subcommands.map((sub) => `${name} ${sub.name}`)),
  );
  const isListed = (kind: ReferenceKind, name: string) => anchors.has(referenceAnchor(kind, name));
  const isNamed = (kind: ReferenceKind, name: string) => codes.has(name) || isListed(kind, name);
  return [
    countCovered(
      "settings",
      catalogue.settings.entries.map(({ key }) => key),
      (key) => settings.has(key) || isListed("settings", key),
    ),
    countCovered("events", [...catalogue.eventByName.keys()], (name) => isNamed("events", name)),
    countCovered("permissions", [...catalogue.permissionByName.keys()], (name) =>
      isNamed("permissions", name),
    ),
    countCovered("commands", commands, (name) => anchors.has(cliAnchor(name)) || commandLines.includes(name)),
  ];
}

function countCovered(what: string, names: string[], isCovered: (name: string) => boolean) {
  return { what, total: names.length, uncovered: names.filter((name) => !isCovered(name)) };
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

/** Formats the coverage for the build's output: `412 of 823 settings, 30 of 587 events, …`. */
export function formatCoverage(parts: CoverageOf[]): string {
  return parts
    .map(({ what, total, uncovered }) => `${total - uncovered.length} of ${total} ${what}`)
    .join(", ");
}
