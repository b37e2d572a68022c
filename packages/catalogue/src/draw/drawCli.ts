import { cliAnchor } from "../anchors.ts";
import type { Program, Subcommand } from "../referenceSchemas.ts";
import { codes, type Pen } from "./pen.ts";

/** One command with its subcommands, or a program's own options when no command is named. */
export function drawCli(program: Program, command: string | undefined, pen: Pen): string {
  const found = program.commands.find(({ name }) => name === command);
  if (!found) return optionTable(program.options, pen);
  return pen.entryList(
    found.subcommands.map((sub) => ({
      id: cliAnchor(found.name, sub.name),
      term: usage(program.name, found.name, sub),
      chips: sub.uses ? [`calls ${codes(pen, sub.uses)}`] : [],
      body: [
        pen.paragraph(pen.prose(sub.summary)),
        parameterTable(sub, pen),
        pen.paragraph(`Example: ${pen.code(sub.example)}`),
      ].join(""),
    })),
  );
}

function usage(program: string, command: string, { name, arguments: args, options }: Subcommand): string {
  const words = args.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return [program, command, name, ...(options.length > 0 ? ["[options]"] : []), ...words].join(" ");
}

function parameterTable({ arguments: args, options }: Subcommand, pen: Pen): string {
  const rows = [
    ...args.map((argument) => [pen.code(argument.name), describe(argument, pen)]),
    ...options.map((option) => [optionName(option, pen), describe(option, pen)]),
  ];
  return rows.length > 0 ? pen.table(["Parameter", "Meaning"], rows) : "";
}

function optionTable(options: Program["options"], pen: Pen): string {
  return pen.table(
    ["Option", "Meaning"],
    options.map((option) => [optionName(option, pen), describe(option, pen)]),
  );
}

function optionName({ name, short, value }: Program["options"][number], pen: Pen): string {
  return `${short ? `${pen.code(short)}, ` : ""}${pen.code(value ? `${name} <${value}>` : name)}`;
}

interface Described {
  summary: string;
  values?: string[] | undefined;
  default?: string | undefined;
  environment?: string | undefined;
}

function describe({ summary, values, default: usual, environment }: Described, pen: Pen): string {
  return [
    pen.prose(summary),
    values ? `One of ${codes(pen, values)}.` : "",
    usual ? `Default: ${pen.text(usual)}.` : "",
    environment ? `Also ${pen.code(environment)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
