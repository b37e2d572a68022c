import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long for their size, by which Vitest would order them; begun last they would keep one worker busy alone. */
const LONG = [
  "everyRoute.test.ts",
  "validHtml.test.ts",
  "pageTypes.test.ts",
  "snapshots.test.ts",
  "explorer.test.ts",
  "hydration.test.ts",
  "warmBuild.test.ts",
];

/** Begins with the files that take longest, so that all workers are busy to the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.includes(basename(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
