import { expect, it } from "vitest";
import { resolvePeerRequest } from "../../peers/resolvePeerRequest.ts";

const files = new Set(["index.html", "a.html", "b/index.html", "c.js"]);
const has = (file: string) => files.has(file);

it.each([
  ["/", "index.html"],
  ["/a", "a.html"],
  ["/a?x=1", "a.html"],
  ["/b/", "b/index.html"],
  ["/c.js", "c.js"],
  ["/d", "404.html"],
])("answers %s with %s", (url, file) => {
  expect(resolvePeerRequest(url, { has })).toMatchObject({ file });
});

it("never leaves the folder", () => {
  expect(resolvePeerRequest("/%2e%2e/x", { has: () => true })).toEqual({ status: 400 });
});
