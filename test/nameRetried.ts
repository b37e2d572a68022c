import type { Reporter, TestCase } from "vitest/node";

/** Lists the tests that passed only when retried: they are flaky. */
export default class NameRetried implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`Passed only when retried: ${name}`);
  }
}
