import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import type { Program } from "../../data/referenceSchemas.ts";
import { calledProgram } from "./calledProgram.ts";
import { checkSubcommand } from "./checkSubcommand.ts";
import { isFilledIn, readArguments } from "./readArguments.ts";
import { shellCommands } from "./shellCommands.ts";

/** Calls of the server and of its command line must use commands, options and settings that exist. */
export function checkCommands({ code, line }: Snippet, catalogue: Catalogue): Finding[] {
  // Most scripts call neither program; reading them all would take most of the time of the checks.
  if (!code.includes("stalwart")) return [];
  return shellCommands(code).flatMap((command) => {
    const called = calledProgram(command.words);
    const program = catalogue.cli.programs.find(({ name }) => name === called?.name);
    if (!called || !program) return [];
    return checkProgram(program, called.args, catalogue).map((finding) => ({
      ...finding,
      line: line + command.line,
    }));
  });
}

function checkProgram(program: Program, args: string[], catalogue: Catalogue): Finding[] {
  const untilOperand = program.commands.length > 0;
  const { operands, findings } = readArguments({ words: args, options: program.options, untilOperand });
  const [commandName = "", subcommandName = "", ...rest] = operands;
  // After an option that is not known, nobody can tell its value from an operand.
  if (findings.length > 0 || isOpen(commandName)) return findings;
  const command = program.commands.find(({ name }) => name === commandName);
  if (!command) return [unknown(program.name, commandName, program.commands)];
  if (isOpen(subcommandName)) return [];
  const subcommand = command.subcommands.find(({ name }) => name === subcommandName);
  if (!subcommand) return [unknown(`${program.name} ${command.name}`, subcommandName, command.subcommands)];
  return checkSubcommand(subcommand, rest, catalogue);
}

/** No command at all, a question for help, or a place for the reader to fill in. */
function isOpen(word: string): boolean {
  return /^(|help|-h|--help)$/.test(word) || isFilledIn(word);
}

function unknown(caller: string, word: string, commands: { name: string }[]): Finding {
  const names = commands.map(({ name }) => name);
  const hint =
    didYouMean(word, names) ?? (names.length > 0 ? `Commands: ${names.join(", ")}.` : "Remove it.");
  return { rule: "command", message: `"${caller}" has no command "${word}".`, hint };
}
