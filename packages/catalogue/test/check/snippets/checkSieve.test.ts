import { expect, it } from "vitest";
import { realCatalogue } from "../../../../../test/support/catalogue.ts";
import { checkSieve } from "../../../src/check/snippets/checkSieve.ts";

const catalogue = await realCatalogue();

function check(code: string) {
  return checkSieve({ lang: "sieve", code, line: 10 }, catalogue);
}

it("accepts the extensions of the server, and comparators", () => {
  expect(check('require ["fileinto", "vnd.stalwart.while", "comparator-i;octet"];\nkeep;')).toEqual([]);
  expect(check('# require "fileintoo";\nrequire "vacation";\nvacation "fileintoo";')).toEqual([]);
});

it("finds an extension that the server does not have, on its line", () => {
  expect(check('keep;\nrequire [\n  "fileinto",\n  "fileintoo"\n];')).toMatchObject([
    { rule: "sieve-extension", line: 14, hint: 'Did you mean "fileinto"?' },
  ]);
  expect(check('require "no-such-extension";')).toMatchObject([{ line: 11 }]);
});
