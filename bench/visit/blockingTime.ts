import type { Vitals } from "./inPageVitals.ts";

const LONGEST_UNNOTICED = 50;

/** Total blocking time: what tasks after the first paint take beyond what a visitor does not notice. */
export function blockingTime({ fcp, longTasks }: Pick<Vitals, "fcp" | "longTasks">): number {
  return longTasks.reduce((total, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, fcp);
    return total + Math.max(0, afterPaint - LONGEST_UNNOTICED);
  }, 0);
}
