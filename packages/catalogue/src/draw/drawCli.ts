import { type Block, code, codes, type Drawing, type Inline, paragraph, prose } from "@docs/generator";
import type { HistoryIndex } from "../data/historyIndex.ts";
import { callableCommands, type Program, type Subcommand } from "../data/referenceSchemas.ts";
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
  const listed = callableCommands(command).map((sub) => ({
    kind: "Commands",
    id: cliAnchor(sub.name),
    name: `${program} ${sub.name}`,
    text: plain(sub.summary),
    draw: () => ({
      term: [program, sub.name, ...usage(sub)].join(" "),
      chips: [
        ...(sub.uses ? [["calls ", ...codes(sub.uses)]] : []),
        ...historyChips(historyOf("command", sub.name)),
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
  return [...(options.length > 0 ? ["[options]"] : []), ...argumentNames(args)];
}

/** `<name>` for an argument that is required, `[name]` for others. */
export function argumentNames(args: Callable["arguments"]): string[] {
  return args.map(({ name, required }) => (required ? `<${name}>` : `[${name}]`));
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
