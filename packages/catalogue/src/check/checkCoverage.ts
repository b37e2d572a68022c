import { errorProblem, type Problem, type SitePage, type Snippet } from "@docs/generator";
import type { Catalogue, Coverage } from "../data/catalogue.ts";
import { callableCommands } from "../data/referenceSchemas.ts";
import { cliAnchor } from "../draw/drawCli.ts";
import { isReference } from "../reference/entryIndex.ts";
import { type ReferenceKind, referenceAnchor } from "../reference/reference.ts";
import { calledProgram } from "./snippets/calledProgram.ts";
import { shellCommands } from "./snippets/shellCommands.ts";

export type Mentions = ReturnType<typeof collectMentions>;

/** Collects what the pages outside the reference show of the server. */
function collectMentions(pages: SitePage[]) {
  const written = pages.filter((page) => !isReference(page));
  return {
    anchors: new Set(written.flatMap(({ anchors }) => anchors)),
    codes: new Set(written.flatMap(({ inlineCodes }) => inlineCodes.map(({ text }) => text))),
    snippets: written.flatMap(({ snippets }) => snippets),
    /** Calls of `stalwart-cli`, without the program's name. */
    calls: written.flatMap(({ snippets }) => snippets.flatMap(callsMade)),
  };
}

/** Finds the entries of the catalogue that no page outside the reference draws, sets or mentions. */
export function countMentions(pages: SitePage[], catalogue: Catalogue): Coverage[] {
  const mentions = collectMentions(pages);
  const commandLines = [...mentions.codes, ...mentions.calls].map((text) => ` ${text} `);
  const commands = catalogue.cli.programs.flatMap((program) => program.commands.flatMap(callableCommands));
  const isNamed = (kind: ReferenceKind, name: string) =>
    mentions.codes.has(name) || mentions.anchors.has(referenceAnchor(kind, name));
  return [
    catalogue.coverage(mentions),
    countCovered("events", [...catalogue.eventByName.keys()], (name) => isNamed("events", name)),
    countCovered("permissions", [...catalogue.permissionByName.keys()], (name) =>
      isNamed("permissions", name),
    ),
    countCovered(
      "commands",
      commands.map(({ name }) => name),
      (name) =>
        mentions.anchors.has(cliAnchor(name)) || commandLines.some((text) => text.includes(` ${name} `)),
    ),
  ];
}

export function countCovered(what: string, names: string[], isCovered: (name: string) => boolean): Coverage {
  return { what, total: names.length, uncovered: names.filter((name) => !isCovered(name)) };
}

function callsMade({ lang, code }: Snippet): string[] {
  if (!/^(bash|sh|shell)$/.test(lang) || !code.includes("stalwart-cli")) return [];
  return shellCommands(code)
    .map(({ words }) => calledProgram(words))
    .flatMap((called) => (called?.name === "stalwart-cli" ? [called.args.join(" ")] : []));
}

/** Formats the coverage for the build's output: `412 of 823 settings, 30 of 587 events, …`. */
export function formatCoverage(parts: Coverage[]): string {
  return parts
    .map(({ what, total, uncovered }) => `${total - uncovered.length} of ${total} ${what}`)
    .join(", ");
}

/** Checks that the list of entries that no page describes yet, one per line (`events acme.auth-start`), is complete and has no entry that is described by now. */
export function checkCoverage(parts: Coverage[], list: string, file: string): Problem[] {
  const lines = list.split("\n").map((line) => line.trim());
  const listed = new Set(lines);
  const missing = new Set(parts.flatMap(({ what, uncovered }) => uncovered.map((name) => `${what} ${name}`)));
  const isEntry = (line: string) => line !== "" && !line.startsWith("#");
  const problem = (message: string, hint: string, line?: number) =>
    errorProblem({ rule: "undescribed", message, hint, file, ...(line ? { line } : {}) });
  return [
    ...[...missing]
      .filter((entry) => !listed.has(entry))
      .map((entry) =>
        problem(
          `No page besides the reference describes "${entry}".`,
          "Draw, set or mention it on the page where it belongs.",
        ),
      ),
    ...lines.flatMap((line, at) =>
      isEntry(line) && !missing.has(line)
        ? problem(
            `"${line}" is described by now, or does not exist.`,
            "Remove the line: the list only gets shorter.",
            at + 1,
          )
        : [],
    ),
  ];
}
