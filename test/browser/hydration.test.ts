import { describe, expect } from "vitest";
import { test } from "./support/browserTest.ts";
import { pageTypes } from "./support/pageTypes.ts";
import { recordTrouble } from "./support/records.ts";

const REACT_HINT = /Download the React DevTools/;

describe("the document before and after hydration", () => {
  test.for(pageTypes)(
    "has no hydration mismatch in React's development build: $name",
    async ({ site, path }, { open }) => {
      let trouble: string[] = [];
      const page = await open(path, {
        site: site === "real" ? "strict" : "strictFixture",
        prepare: async (prepared) => {
          trouble = recordTrouble(prepared);
        },
      });
      // Proves that this is React's development build: production builds report no mismatch.
      expect(trouble.join("\n")).toMatch(REACT_HINT);
      const expected = path === "/no/such/page" ? [/^404: /, /^error: .*404/] : [];
      expect(
        trouble.filter((line) => ![REACT_HINT, ...expected].some((pattern) => pattern.test(line))),
      ).toEqual([]);
      expect(await page.evaluate(() => history.state?.index)).toBeTypeOf("number");
    },
  );
});
