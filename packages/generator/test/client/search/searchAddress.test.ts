import { expect, it } from "vitest";
import { readSearchState, searchStateQuery } from "../../../src/client/search/searchAddress.ts";

it.each(["", "?q=a+b", "?q=x&kind=Settings", "?q=x&kind=docs&show=60"])("reads and writes %j", (query) => {
  expect(searchStateQuery(readSearchState(query))).toBe(query);
});

it.each(["?q=x&show=-1", "?q=x&show=abc", "?q=x&show=1e9", "?q=x&show=20.5"])(
  "shows the usual number for %s",
  (query) => {
    expect(readSearchState(query)).toEqual({ text: "x", kind: "", version: "", limit: 20 });
  },
);
