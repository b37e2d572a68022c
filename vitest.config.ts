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
          include: ["test/unit/**/*.test.{ts,tsx}"],
          environment: "node",
          // Loading the modules anew for every file would take longer than the tests themselves.
          isolate: false,
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          environment: "node",
          globalSetup: ["test/browser/setup/buildSites.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
