import { didYouMean, type Finding } from "@docs/generator";
import type { Program } from "../../data/referenceSchemas.ts";

type Option = Program["options"][number];

interface ArgumentWords {
  words: string[];
  options: Option[];
  /** Stop at the first operand: what follows belongs to a command. */
  untilOperand?: boolean;
}

/** Tells options from operands and reports options that do not exist or lack their value. */
export function readArguments({ words, options, untilOperand = false }: ArgumentWords) {
  const findings: Finding[] = [];
  const operands: string[] = [];
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
    findings.push(...readOption(word, options, queue));
  }
  return { operands, findings };
}

/** Takes the option's value off the queue where it has one. */
function readOption(word: string, options: Option[], queue: string[]): Finding[] {
  const [, name = word, , attached] = /^(--[^=]+|-[^-])(=?)([\s\S]+)?$/.exec(word) ?? [];
  const option = options.find((known) => known.name === name || known.short === name);
  if (!option) {
    const known = options.flatMap(({ name: long, short }) => (short ? [long, short] : [long]));
    // One letter is near to any other.
    const close = name.startsWith("--") ? didYouMean(name, known) : undefined;
    const hint = close ?? `Options here: ${known.join(", ")}.`;
    return [{ rule: "command", message: `Unknown option "${name}".`, hint }];
  }
  if (option.value === undefined) {
    const isCluster = attached !== undefined && !name.startsWith("--");
    return isCluster ? readOption(`-${attached}`, options, queue) : [];
  }
  const value = attached ?? queue.shift();
  if (value === undefined) {
    const hint = `Write ${name} <${option.value}>.`;
    return [{ rule: "command", message: `The option "${name}" has no value.`, hint }];
  }
  return checkChoice(name, value, option.values);
}

/** Where only some words are allowed, it must be one of them; variables and placeholders can be any. */
export function checkChoice(name: string, value: string, values: string[] | undefined): Finding[] {
  if (!values || values.includes(value) || isFilledIn(value)) return [];
  const allowed = `Allowed values: ${values.join(", ")}.`;
  const hint = [didYouMean(value, values), allowed].filter(Boolean).join(" ");
  return [{ rule: "command", message: `Wrong value of "${name}": "${value}".`, hint }];
}

/** True for `$ID`, `<id>`, `[id]`, `{id}` and `…`: what the shell or the reader puts in. */
export function isFilledIn(word: string): boolean {
  return /[$`<>…{[]|\.\.\./.test(word);
}
