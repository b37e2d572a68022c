import { expect, it, vi } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { mutate } from "../../../../test/support/fuzz/mutate.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { expressionFacts } from "../../src/expression/expressionFacts.ts";
import { runExpression } from "../../src/tools/expression/runExpression.ts";

vi.setConfig({ testTimeout: 600_000 });

const facts = expressionFacts(await realCatalogue(), "0.15");
const FUNCTIONS = Object.entries(facts.functions).filter(([name]) => !/^(matches|config_get)$/.test(name));
const SETTINGS = facts.settings.map(({ key }) => key);
const ATOMS =
  "rcpt recipients local_port is_tls '' 'a@b.c' 1 0 1.5 1d true $1 $TAG -1 999999999 unknown 'ü' [] 9223372036854775807".split(
    " ",
  );
const OPERATORS = "+ - * / == != < > <= >= && || ^ & | = ,".split(" ");

function makeExpression(random: Random, depth: number): string {
  if (depth === 0) return random.pick(ATOMS);
  const inner = () => makeExpression(random, random.below(depth));
  if (random.chance(40)) return `${inner()} ${random.pick(OPERATORS)} ${inner()}`;
  if (random.chance(20)) return `${random.pick(["!", "-", ""])}(${inner()})`;
  if (random.chance(15))
    return `matches('${random.pick(["^(.+)@(.+)$", "[a-z", "(?i)a", "\\\\d+", ""])}', ${inner()})`;
  if (random.chance(20)) return `[${inner()}, ${inner()}][${inner()}]`;
  const [name, count] = random.pick(FUNCTIONS);
  return `${name}(${random.times(random.chance(95) ? count : 2, inner).join(", ")})`;
}

function makeText(random: Random): string {
  const expression = () => makeExpression(random, 4);
  const text = random.pick([
    expression,
    () =>
      `${random.pick(SETTINGS)} = [{ if = ${JSON.stringify(expression())}, then = ${JSON.stringify(expression())} }, { else = "1" }]`,
    () =>
      `{"match": {"0": {"if": ${JSON.stringify(expression())}, "then": "1"}}, "else": ${JSON.stringify(expression())}}`,
  ])();
  return random.chance(30) ? mutate(text, random, ATOMS) : text;
}

it("answers any text with a result, a mistake inside it, or what it needs", () => {
  const seen = { results: 0, faults: 0, missing: 0, errors: 0 };
  fuzz({
    make: makeText,
    run(text) {
      const input = { text, at: 0, setting: "", values: {}, tables: {}, answers: {} };
      const { result, faults, missing, error, keys } = runExpression(input, facts);
      seen.results += result ? 1 : 0;
      seen.faults += faults.length > 0 ? 1 : 0;
      seen.missing += missing ? 1 : 0;
      seen.errors += error ? 1 : 0;
      if (keys.length > 0) expect([result, faults[0], missing].filter(Boolean)).toHaveLength(1);
      for (const { before, marked } of faults) expect(before + marked).not.toBe("");
    },
  });
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(20);
});
