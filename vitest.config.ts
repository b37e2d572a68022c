import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longestFirst.ts";

/** Two suites: quick ones that mirror src/, and those that drive a real Chromium against built sites. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/test/**/*.test.{ts,tsx}",
            "bench/test/**/*.test.ts",
            "scripts/test/**/*.test.ts",
            "test/search/**/*.test.ts",
          ],
          environment: "node",
          // Loading the modules anew for every file would take longer than the tests themselves.
          isolate: false,
          // Two processors are the least that any machine has; Vitest would leave one of them idle.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          environment: "node",
          globalSetup: ["test/browser/setup/buildSites.ts"],
          // Who passes never waits so long: a machine that does other work as well may take ten times as long as an idle
          // one. The limit is above the 30 s after which Playwright itself names what it waited for.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          isolate: false,
          // A browser on a busy machine now and then does things in an order of its own. `nameRetried.ts` tells who needed it.
          retry: 1,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
