import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Slow files. Vitest sorts by file size and would start some of them last, when only one worker is left busy. */
const LONG = [
  "everyRoute.test.ts",
  "pageTypes.test.ts",
  "explorer.test.ts",
  "dev.test.ts",
  "search.test.ts",
  "secondBuild.test.ts",
  "linearTime.test.ts",
  "fuzz.test.ts",
  "run.test.ts",
];

/** Starts the slowest files first, so that all workers stay busy until the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.includes(basename(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
