import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longestFirst.ts";

const BUILDS = "packages/generator/test/commands/**/*.test.ts";

/** Three suites: unit tests that mirror src/, tests that build whole sites, and browser tests, which drive Chromium or read the sites that it is shown. */
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
          ],
          exclude: [BUILDS],
          environment: "node",
          // A busy machine can be ten times slower than an idle one, and some tests start a command.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Reloading all modules for every file would take longer than the tests.
          isolate: false,
          // By default, Vitest would leave one of two processors idle.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "build",
          include: [BUILDS],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts", "test/search/**/*.test.ts"],
          environment: "node",
          globalSetup: ["test/browser/setup/buildSites.ts"],
          // A busy machine can be ten times slower than an idle one. The limit is above Playwright's 30 s, whose error
          // says what it was waiting for.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Two would leave a fifth of two processors idle: a page waits for its frames and answers.
          maxWorkers: 3,
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
