import { type Block, code, codes, type Drawing, type Inline, paragraph, prose } from "@docs/generator";
import type { HistoryIndex } from "../data/historyIndex.ts";
import type { Program, Subcommand } from "../data/referenceSchemas.ts";
import { historyChips } from "./drawHistory.ts";
import { describeParameter, listEntries, plain } from "./listEntries.ts";

export function drawOptions({ options }: Program): Block[] {
  const rows = options.map((option) => [optionName(option), describeParameter(option)]);
  return [{ type: "table", head: ["Option", "Meaning"], rows }];
}

export function drawCommand(
  program: string,
  command: Program["commands"][number],
  historyOf: HistoryIndex,
): Drawing {
  const { subcommands } = command;
  const called =
    subcommands.length > 0
      ? subcommands.map((sub) => ({ ...sub, call: `${command.name} ${sub.name}` }))
      : [{ ...command, uses: undefined, call: command.name }];
  const listed = called.map((sub) => ({
    kind: "Commands",
    id: cliAnchor(sub.call),
    name: `${program} ${sub.call}`,
    text: plain(sub.summary),
    draw: () => ({
      term: [program, sub.call, ...usage(sub)].join(" "),
      chips: [
        ...(sub.uses ? [["calls ", ...codes(sub.uses)]] : []),
        ...historyChips(historyOf("command", sub.call)),
      ],
      body: [
        paragraph(...prose(sub.summary)),
        ...parameterTable(sub),
        ...(sub.example ? [paragraph("Example: ", code(sub.example))] : []),
      ],
    }),
  }));
  return listEntries(listed);
}

/** The anchor of a command with its subcommand, such as `queue list`. */
export function cliAnchor(command: string): string {
  return `cli-${command.replace(" ", "-")}`;
}

type Callable = Pick<Subcommand, "arguments" | "options">;

function usage({ arguments: args, options }: Callable): string[] {
  const words = args.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return [...(options.length > 0 ? ["[options]"] : []), ...words];
}

function parameterTable({ arguments: args, options }: Callable): Block[] {
  const rows = [
    ...args.map((argument) => [[code(argument.name)], describeParameter(argument)]),
    ...options.map((option) => [optionName(option), describeParameter(option)]),
  ];
  return rows.length > 0 ? [{ type: "table", head: ["Parameter", "Meaning"], rows }] : [];
}

function optionName({ name, short, value }: Option): Inline[] {
  return [...(short ? [code(short), ", "] : []), code(value ? `${name} <${value}>` : name)];
}

type Option = Program["options"][number];
