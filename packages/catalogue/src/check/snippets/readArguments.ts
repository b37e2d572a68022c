import { didYouMean, type Finding } from "@docs/generator";
import type { Program } from "../../data/referenceSchemas.ts";

type Option = Program["options"][number];

interface ArgumentWords {
  words: string[];
  options: Option[];
  /** Stops at the first operand, because the rest belongs to a command. */
  untilOperand?: boolean;
}

/** Separates options from operands, and reports options that do not exist or lack their value. */
export function readArguments({ words, options, untilOperand = false }: ArgumentWords) {
  const findings: Finding[] = [];
  const operands: string[] = [];
  const values = new Map<string, string[]>();
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (!/^-./.test(word)) {
      operands.push(word);
      if (!untilOperand) continue;
    }
    if (!/^-./.test(word) || word === "--") {
      operands.push(...queue);
      break;
    }
    findings.push(...readOption(word));
  }
  return { operands, options: values, findings };

  /** Checks an option and removes its value, if it takes one, from the queue. */
  function readOption(word: string): Finding[] {
    const [, name = word, , attached] = /^(--[^=]+|-[^-])(=?)([\s\S]+)?$/.exec(word) ?? [];
    const option = options.find((candidate) => candidate.name === name || candidate.short === name);
    if (!option) return [unknownOption(name, options)];
    if (option.value === undefined) {
      const isCluster = attached !== undefined && !name.startsWith("--");
      return isCluster ? readOption(`-${attached}`) : [];
    }
    const value = attached ?? queue.shift();
    if (value === undefined) {
      const hint = `Write ${name} <${option.value}>.`;
      return [{ rule: "command", message: `The option "${name}" has no value.`, hint }];
    }
    values.set(option.name, [...(values.get(option.name) ?? []), value]);
    return checkChoice(name, value, option.values);
  }
}

function unknownOption(name: string, options: Option[]): Finding {
  const names = options.flatMap(({ name: long, short }) => (short ? [long, short] : [long]));
  // Any two short options are similar.
  const close = name.startsWith("--") ? didYouMean(name, names) : undefined;
  const hint = close ?? `Options here: ${names.join(", ")}.`;
  return { rule: "command", message: `Unknown option "${name}".`, hint };
}

/** Checks that a value is among the allowed ones, unless it is a variable or a placeholder. */
export function checkChoice(name: string, value: string, values: string[] | undefined): Finding[] {
  if (!values || values.includes(value) || hasPlaceholder(value)) return [];
  const allowed = `Allowed values: ${values.join(", ")}.`;
  const hint = [didYouMean(value, values), allowed].filter(Boolean).join(" ");
  return [{ rule: "command", message: `Wrong value of "${name}": "${value}".`, hint }];
}

/** Whether a word contains `$ID`, `<id>`, `[id]`, `{id}` or `…`, which the shell or the reader replaces. */
export function hasPlaceholder(word: string): boolean {
  return /[$`<>…{[]|\.\.\./.test(word);
}
