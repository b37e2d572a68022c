import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { mutate, ODD_TEXTS } from "../../../../test/support/fuzz/mutate.ts";
import { checkToml } from "../../src/toml/checkToml.ts";
import { calculateSettings } from "../../src/tools/calculator/calculateSettings.ts";

const catalogue = await realCatalogue();
const calculators = catalogue.calculators.entries;
const messageSize = calculators.find(({ name }) => name === "message-size");
if (!messageSize) throw new Error("There is no calculator for the size of messages.");

function textOf(entered: string, title: string): string {
  const results = messageSize ? calculateSettings(entered, messageSize) : [];
  if ("error" in results) throw new Error(results.error);
  return results.find((result) => result.title.startsWith(title))?.text ?? "";
}

it("lets every limit follow from one number, with the overhead of encoding", () => {
  expect(textOf("100", "How it is stored")).toContain("session.data.limits.size = 150000000");
  expect(textOf("100", "How it is stored")).toContain("jmap.protocol.upload.max-size = 110000000");
  expect(textOf("100", "nginx")).toBe("client_max_body_size 105m;");
  expect(textOf("100", "MySQL")).toContain("max_allowed_packet = 153M");
});

it("writes settings that the server can read", () => {
  let checked = 0;
  for (const calculator of calculators) {
    const results = calculateSettings(String(calculator.example), calculator);
    expect(results, calculator.name).not.toHaveProperty("error");
    for (const { title, text } of Array.isArray(results) ? results : []) {
      expect(text).not.toMatch(/\{[\d.]/);
      if (!/^How it is stored|^config\.toml/.test(title)) continue;
      checked++;
      expect(checkToml({ lang: "toml", code: `${text}\n`, line: 1 }, catalogue), title).toEqual([]);
    }
  }
  expect(checked).toBe(calculators.length);
});

it.each(["", "0", "-1", "100 MB", "abc", "1e999", "99999", "NaN"])(
  "says what is wrong with %j",
  (entered) => {
    expect(calculateSettings(entered, messageSize)).toEqual({
      error: "Enter a number from 1 to 2000, without a unit.",
    });
  },
);

it("accepts arbitrary input", () => {
  fuzz({
    make: (random) =>
      mutate(random.pick(["100", "1,000", ...ODD_TEXTS]), random, ["1", ".", "e", " ", "MB", "-"]),
    run(entered) {
      for (const calculator of calculators) {
        const results = calculateSettings(entered, calculator);
        if (Array.isArray(results)) for (const { text } of results) expect(text).not.toMatch(/NaN|Infinity/);
      }
    },
  });
});
