import { setImmediate } from "node:timers/promises";

export type Progress = ReturnType<typeof createProgress>;

/** Prints each step with its count and time. */
export function createProgress(print: (line: string) => void) {
  const started = performance.now();
  return {
    async step<Result>(
      name: string,
      work: () => Promise<Result> | Result,
      count: (result: Result) => string = () => "",
    ): Promise<Result> {
      // Lets signals in between two steps.
      await setImmediate();
      const from = performance.now();
      const result = await work();
      print(`  ${name.padEnd(12)} ${count(result).padEnd(34)} ${formatMs(performance.now() - from)}`);
      return result;
    },
    done: (summary: string) => print(`${summary} in ${formatMs(performance.now() - started)}`),
  };
}

export const silentProgress = createProgress(() => undefined);

function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
