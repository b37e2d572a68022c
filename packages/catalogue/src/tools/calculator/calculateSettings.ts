import type { Calculator } from "../../toml/tomlSchemas.ts";

const PLACEHOLDER = /\{([\d.]+)(?:\/(\d+))?\}/g;

/** Returns the settings that follow from a number, grouped by where they belong, or an error. */
export function calculateSettings(entered: string, calculator: Calculator) {
  const number = Number(entered.trim().replace(/(?<=\d)[,_ ](?=\d{3})/g, ""));
  if (!/\d/.test(entered) || !Number.isFinite(number) || number <= 0 || number > calculator.most)
    return { error: `Enter a number from 1 to ${calculator.most}, without a unit.` };
  return calculator.results.map(({ title, lines, stored = false }) => ({
    title,
    isStored: stored,
    text: lines.join("\n").replaceAll(PLACEHOLDER, (_, factor: string, divisor?: string) => {
      // Multiplies in thousandths, because 1.1 is not exact in floating point.
      const value = (number * calculator.scale * Math.round(Number(factor) * 1000)) / 1000;
      const step = divisor === undefined ? calculator.step : Number(divisor);
      return String(Math.ceil(value / step) * (divisor === undefined ? step : 1));
    }),
  }));
}
