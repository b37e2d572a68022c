import type { Wish } from "../../data/referenceSchemas.ts";

const PLACEHOLDER = /\{([\d.]+)(?:\/(\d+))?\}/g;

/** All settings that follow from one number, each with where it has to be written, or what is wrong with the number. */
export function grantWish(entered: string, wish: Wish) {
  const number = Number(entered.trim().replace(/(?<=\d)[,_ ](?=\d{3})/g, ""));
  if (!/\d/.test(entered) || !Number.isFinite(number) || number <= 0 || number > wish.most)
    return { error: `Enter a number from 1 to ${wish.most}, without a unit.` };
  return wish.results.map(({ title, lines, stored = false }) => ({
    title,
    isStored: stored,
    text: lines.join("\n").replaceAll(PLACEHOLDER, (_, factor: string, divisor?: string) => {
      // In thousandths, because 1.1 times a number is not exact.
      const value = (number * wish.scale * Math.round(Number(factor) * 1000)) / 1000;
      const step = divisor === undefined ? wish.step : Number(divisor);
      return String(Math.ceil(value / step) * (divisor === undefined ? step : 1));
    }),
  }));
}
