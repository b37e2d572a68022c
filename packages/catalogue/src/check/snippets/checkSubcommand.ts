import type { Finding } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import { findSetting } from "../../data/findSetting.ts";
import type { Subcommand } from "../../data/referenceSchemas.ts";
import { checkSetting, unknownSetting } from "../../settings/checkSetting.ts";
import type { SettingValue } from "../../settings/settingValue.ts";
import { checkChoice, isFilledIn, readArguments } from "./readArguments.ts";

const HELP = { name: "--help", short: "-h", summary: "Prints the usage." };

/** Options, number of arguments and fixed choices of one subcommand, and the settings it names. */
export function checkSubcommand(subcommand: Subcommand, words: string[], catalogue: Catalogue): Finding[] {
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
