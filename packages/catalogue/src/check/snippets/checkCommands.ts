import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import type { Program, Subcommand } from "../../data/referenceSchemas.ts";
import { argumentNames } from "../../draw/drawCli.ts";
import { calledProgram } from "./calledProgram.ts";
import { checkChoice, hasPlaceholder, readArguments } from "./readArguments.ts";
import { shellCommands } from "./shellCommands.ts";

/** Checks that calls of the server and of its CLI use commands, options and settings that exist. */
export function checkCommands({ code, line }: Snippet, catalogue: Catalogue): Finding[] {
  // Parsing all scripts would dominate the time of the checks, and most call neither program.
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
  // After an unknown option, its value cannot be told from an operand.
  if (findings.length > 0 || isOpen(commandName)) return findings;
  const command = program.commands.find(({ name }) => name === commandName);
  if (!command) return [unknown(program.name, commandName, program.commands)];
  if (command.subcommands.length === 0) {
    const words = [subcommandName, ...rest].filter((word) => word !== "");
    return checkSubcommand(withGlobal(command, program), words, catalogue);
  }
  if (isOpen(subcommandName)) return [];
  const subcommand = command.subcommands.find(({ name }) => name === subcommandName);
  if (!subcommand) return [unknown(`${program.name} ${command.name}`, subcommandName, command.subcommands)];
  return checkSubcommand(subcommand, rest, catalogue);
}

/** Whether there is no command to check: none given, help, or a placeholder. */
function isOpen(word: string): boolean {
  return /^(|help|-h|--help)$/.test(word) || hasPlaceholder(word);
}

function unknown(caller: string, word: string, commands: { name: string }[]): Finding {
  const names = commands.map(({ name }) => name);
  const hint =
    didYouMean(word, names) ?? (names.length > 0 ? `Commands: ${names.join(", ")}.` : "Remove it.");
  return { rule: "command", message: `"${caller}" has no command "${word}".`, hint };
}

const HELP = { name: "--help", short: "-h", summary: "Prints the usage." };

type Callable = Pick<Subcommand, "name" | "arguments" | "options">;

/** Options of the program may stand behind a command without subcommands, too. */
function withGlobal(command: Program["commands"][number], { options }: Program): Callable {
  return { ...command, options: [...command.options, ...options] };
}

/** Checks options, number of arguments, fixed choices, and the settings that a subcommand names. */
function checkSubcommand(subcommand: Callable, words: string[], catalogue: Catalogue): Finding[] {
  const { name, arguments: expected } = subcommand;
  const { operands, options, findings } = readArguments({
    words,
    options: [...subcommand.options, HELP],
  });
  const isHelp = words.includes("-h") || words.includes("--help");
  if (isHelp || findings.length > 0 || operands.some((word) => /\.\.\.|…|^\[/.test(word))) return findings;
  const least = expected.filter(({ required }) => required).length;
  const most = expected.some(({ repeatable }) => repeatable) ? Number.POSITIVE_INFINITY : expected.length;
  if (operands.length < least || operands.length > most) {
    const hint = `Write ${[name, ...argumentNames(expected)].join(" ")}.`;
    const message = `"${name}" is called with ${operands.length} arguments.`;
    return [{ rule: "command", message, hint }];
  }
  const choices = expected.flatMap((argument, at) =>
    checkChoice(argument.name, operands[at] ?? argument.values?.[0] ?? "", argument.values),
  );
  return [...choices, ...catalogue.checkCall({ command: name, operands, options })];
}
