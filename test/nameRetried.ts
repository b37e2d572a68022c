import type { Reporter, TestCase } from "vitest/node";

/** Says which tests passed only at their second try, so that nobody takes them for sound. */
export default class NameRetried implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`Passed only at its second try: ${name}`);
  }
}
