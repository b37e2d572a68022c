import { expect, it, vi } from "vitest";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { mutate, ODD_TEXTS } from "../../../../test/support/fuzz/mutate.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { applyEdits, checkConfig } from "../../src/toml/checkConfig.ts";
import { storedSettings, toCommands, toRequests } from "../../src/toml/convertConfig.ts";
import { parseToml } from "../../src/toml/parseToml.ts";
import { realFacts } from "./realFacts.ts";
import { storedBy } from "./storedBy.ts";

vi.setConfig({ testTimeout: 600_000 });

const facts = await realFacts();
const KEYS = facts.settings.entries.map(({ key }) => key.replaceAll(/<[\w-]+>/g, "x"));
const VALUES = [
  ...'true 1 -1.5 8_192 "" "a" \'b\' "%{env:X}%" "%{cfg:a" "C:\\\\new" [] [1,2] [1 {} {a=1} {a,b} [[1]] \'\'\'x\'\'\' " 1d'.split(
    " ",
  ),
  "[{ if = 'is_tls', then = true }, { else = false }]",
  "\"matches('(', rcpt)\"",
  "\"['a', count(rcpt)]\"",
];
const ROWS = ["+-----+-------+", "| Key | Value |", "|  | more |", "| a | b |"];

function makeLine(random: Random): string {
  const key = random.pick(KEYS);
  if (random.chance(15)) return `[${key.split(".").slice(0, -1).join(".")}]`;
  if (random.chance(5)) return random.pick(ODD_TEXTS);
  if (random.chance(3)) return random.pick(ROWS);
  return `${random.chance(50) ? key : (key.split(".").at(-1) ?? "")} = ${random.pick(VALUES)}`;
}

function makeText(random: Random): string {
  const text = random.times(1 + random.below(12), () => makeLine(random)).join("\n");
  return random.chance(40) ? mutate(text, random, VALUES) : text;
}

it("checks arbitrary text, with every finding inside the text", () => {
  fuzz({
    make: makeText,
    run(text) {
      const { findings, secrets } = checkConfig(text, facts);
      for (const { at, edit } of findings) {
        const { from, to } = edit ?? { from: 0, to: 0 };
        const isInside = at >= 0 && at <= text.length && from <= to && to <= text.length;
        if (!isInside) throw new Error(`A finding at ${at} with an edit from ${from} to ${to}.`);
      }
      expect(secrets.every(({ from, to }) => from < to && to <= text.length)).toBe(true);
      applyEdits(text, findings);
    },
  });
});

it("converts any valid file, with its values in the commands and in the request", () => {
  const scripts: string[] = [];
  const expected: string[][] = [];
  fuzz({
    // Half of a pair and the zero character pass through no shell, whoever quotes them.
    make: (random) => `${makeText(random).replaceAll(/[\0\p{Surrogate}]/gu, "")}\n`,
    run(text) {
      const { statements, faults } = parseToml(text);
      const settings = storedSettings(text);
      const converted = [toCommands(settings), toRequests(settings)];
      if (faults.length > 0) return;
      const values = statements.flatMap(({ entries }) => entries.map((entry) => entry.text));
      scripts.push(...converted);
      expected.push(values, values);
    },
  });
  expect(scripts.length).toBeGreaterThan(200);
  const stored = storedBy(scripts);
  expect(stored.map((settings) => settings.map(([, value]) => value))).toEqual(expected);
});
