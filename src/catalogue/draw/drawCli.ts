import { escapeHtml } from "../../shared/escapeHtml.ts";
import { cliAnchor } from "../anchors.ts";
import type { Program, Subcommand } from "../referenceSchemas.ts";
import { code, codes, entryList, prose, table } from "./html.ts";

/** One command with its subcommands, or a program's own options when no command is named. */
export function drawCli(program: Program, command: string | undefined): string {
  const found = program.commands.find(({ name }) => name === command);
  if (!found) return optionTable(program.options);
  return entryList(
    found.subcommands.map((sub) => ({
      id: cliAnchor(found.name, sub.name),
      term: usage(program.name, found.name, sub),
      chips: sub.uses ? [`calls ${codes(sub.uses)}`] : [],
      body: `<p>${prose(sub.summary)}</p>${parameterTable(sub)}<p>Example: ${code(sub.example)}</p>`,
    })),
  );
}

function usage(program: string, command: string, { name, arguments: args, options }: Subcommand): string {
  const words = args.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return [program, command, name, ...(options.length > 0 ? ["[options]"] : []), ...words].join(" ");
}

function parameterTable({ arguments: args, options }: Subcommand): string {
  const rows = [
    ...args.map((argument) => [code(argument.name), describe(argument)]),
    ...options.map((option) => [optionName(option), describe(option)]),
  ];
  return rows.length > 0 ? table(["Parameter", "Meaning"], rows) : "";
}

function optionTable(options: Program["options"]): string {
  return table(
    ["Option", "Meaning"],
    options.map((option) => [optionName(option), describe(option)]),
  );
}

function optionName({ name, short, value }: Program["options"][number]): string {
  return `${short ? `${code(short)}, ` : ""}${code(value ? `${name} <${value}>` : name)}`;
}

interface Described {
  summary: string;
  values?: string[] | undefined;
  default?: string | undefined;
  environment?: string | undefined;
}

function describe({ summary, values, default: usual, environment }: Described): string {
  return [
    prose(summary),
    values ? `One of ${codes(values)}.` : "",
    usual ? `Default: ${escapeHtml(usual)}.` : "",
    environment ? `Also ${code(environment)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
