import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { packTerms, unpackTerms } from "../src/packTerms.ts";

it("packs terms so that the library finds the sections they stand in", () => {
  const packed = packTerms([["mail", "queue", "mail"], [], ["queue"], ["relay"]]);
  expect(packed).toEqual({ sections: 4, terms: "mail\nqueue\nrelay", gaps: "0\n0 2\n3" });
  const index = MiniSearch.loadJS(unpackTerms(packed), { fields: ["text"] });
  const found = (text: string) => index.search(text).map(({ id }) => id);
  expect(found("queue")).toEqual([2, 0]);
  expect(found("relay")).toEqual([3]);
});
