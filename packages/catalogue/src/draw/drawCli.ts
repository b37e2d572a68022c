import { type Block, code, codes, type Inline, paragraph, prose } from "@docs/generator";
import { cliAnchor } from "../data/anchors.ts";
import type { HistoryIndex } from "../data/historyIndex.ts";
import type { Program, Subcommand } from "../data/referenceSchemas.ts";
import { historyChips } from "./drawHistory.ts";

/** One command with its subcommands, or a program's own options when no command is named. */
export function drawCli(program: Program, command: string | undefined, historyOf: HistoryIndex): Block[] {
  const found = program.commands.find(({ name }) => name === command);
  if (!found) {
    const rows = program.options.map((option) => [optionName(option), describe(option)]);
    return [{ type: "table", head: ["Option", "Meaning"], rows }];
  }
  const entries = found.subcommands.map((sub) => ({
    id: cliAnchor(found.name, sub.name),
    term: usage(program.name, found.name, sub),
    chips: [
      ...(sub.uses ? [["calls ", ...codes(sub.uses)]] : []),
      ...historyChips(historyOf("command", `${found.name} ${sub.name}`)),
    ],
    body: [
      paragraph(...prose(sub.summary)),
      ...parameterTable(sub),
      paragraph("Example: ", code(sub.example)),
    ],
  }));
  return [{ type: "entries", entries }];
}

function usage(program: string, command: string, { name, arguments: args, options }: Subcommand): string {
  const words = args.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return [program, command, name, ...(options.length > 0 ? ["[options]"] : []), ...words].join(" ");
}

function parameterTable({ arguments: args, options }: Subcommand): Block[] {
  const rows = [
    ...args.map((argument) => [[code(argument.name)], describe(argument)]),
    ...options.map((option) => [optionName(option), describe(option)]),
  ];
  return rows.length > 0 ? [{ type: "table", head: ["Parameter", "Meaning"], rows }] : [];
}

function optionName({ name, short, value }: Program["options"][number]): Inline[] {
  return [...(short ? [code(short), ", "] : []), code(value ? `${name} <${value}>` : name)];
}

interface Described {
  summary: string;
  values?: string[] | undefined;
  default?: string | undefined;
  environment?: string | undefined;
}

function describe({ summary, values, default: usual, environment }: Described): Inline[] {
  return [
    ...prose(summary),
    ...(values ? [" One of ", ...codes(values), "."] : []),
    ...(usual ? [` Default: ${usual}.`] : []),
    ...(environment ? [" Also ", code(environment), "."] : []),
  ];
}
