/** Prints each step with its count and time. */
export interface Progress {
  step<Result>(
    name: string,
    work: () => Promise<Result> | Result,
    count?: (result: Result) => string,
  ): Promise<Result>;
  done(summary: string): void;
}

export function createProgress(print: (line: string) => void): Progress {
  const started = performance.now();
  return {
    async step(name, work, count) {
      const from = performance.now();
      const result = await work();
      const detail = count ? count(result) : "";
      print(`  ${name.padEnd(12)} ${detail.padEnd(34)} ${formatMs(performance.now() - from)}`);
      return result;
    },
    done: (summary) => print(`${summary} in ${formatMs(performance.now() - started)}`),
  };
}

export const silentProgress = createProgress(() => undefined);

function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
