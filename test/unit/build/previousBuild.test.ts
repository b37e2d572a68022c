import { join } from "node:path";
import { expect, it } from "vitest";
import { readPreviousBuild, writeBuildRecord } from "../../../src/build/previousBuild.ts";
import { tempTree } from "../support/tempTree.ts";

it("knows a page that is there and was made from the same input", async () => {
  const root = await tempTree({ "dist/a.html": "a" });
  const record = join(root, "cache/record.json");
  await writeBuildRecord(
    record,
    new Map([
      ["a.html", "1"],
      ["gone.html", "1"],
    ]),
  );
  const previous = await readPreviousBuild(record, join(root, "dist"));
  expect(previous.has("a.html", "1")).toBe(true);
  expect(previous.has("a.html", "2")).toBe(false);
  expect(previous.has("gone.html", "1")).toBe(false);
});

it("knows nothing when its record is missing or damaged", async () => {
  const root = await tempTree({ "dist/a.html": "a", "record.json": "{" });
  for (const name of ["record.json", "none.json"])
    expect((await readPreviousBuild(join(root, name), join(root, "dist"))).has("a.html", "1")).toBe(false);
});
