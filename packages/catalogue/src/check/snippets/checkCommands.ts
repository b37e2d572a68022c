import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import { findSetting } from "../../data/findSetting.ts";
import type { Program, Subcommand } from "../../data/referenceSchemas.ts";
import { checkSetting, unknownSetting } from "../../settings/checkSetting.ts";
import type { SettingValue } from "../../settings/settingValue.ts";
import { calledProgram } from "./calledProgram.ts";
import { checkChoice, isFilledIn, readArguments } from "./readArguments.ts";
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

const HELP = { name: "--help", short: "-h", summary: "Prints the usage." };

/** Options, number of arguments and fixed choices of one subcommand, and the settings it names. */
function checkSubcommand(subcommand: Subcommand, words: string[], catalogue: Catalogue): Finding[] {
  const { name, arguments: expected } = subcommand;
  const { operands, findings } = readArguments({ words, options: [...subcommand.options, HELP] });
  const isHelp = words.includes("-h") || words.includes("--help");
  // After an option that is not known, nobody can tell its value from an operand.
  if (isHelp || findings.length > 0 || operands.some((word) => /\.\.\.|…|^\[/.test(word))) return findings;
  const least = expected.filter(({ required }) => required).length;
  const most = expected.some(({ repeatable }) => repeatable) ? Number.POSITIVE_INFINITY : expected.length;
  if (operands.length < least || operands.length > most) {
    const usage = expected.map((argument) =>
      argument.required ? `<${argument.name}>` : `[${argument.name}]`,
    );
    const hint = `Write ${[name, ...usage].join(" ")}.`;
    const message = `"${name}" is called with ${operands.length} arguments.`;
    return [{ rule: "command", message, hint }];
  }
  const choices = expected.flatMap((argument, at) =>
    checkChoice(argument.name, operands[at] ?? argument.values?.[0] ?? "", argument.values),
  );
  return [...choices, ...checkSettings(name, operands, catalogue)];
}

/** Three commands name settings; their keys are checked like those of a configuration file. */
function checkSettings(subcommand: string, [key = "", text = ""]: string[], catalogue: Catalogue): Finding[] {
  if (key === "" || isFilledIn(key)) return [];
  const parts = key.split(".");
  if (subcommand === "add-config") {
    const value: SettingValue = isFilledIn(text) ? { kind: "empty" } : { kind: "single", text };
    return checkSetting({ parts, value }, catalogue);
  }
  const isKnown = findSetting(parts, catalogue) !== undefined;
  if (subcommand === "delete-config") return isKnown ? [] : [unknownSetting(parts, catalogue)];
  if (subcommand !== "list-config") return [];
  return isKnown || catalogue.settingByKey.hasBelow(parts) ? [] : [unknownSetting(parts, catalogue)];
}
