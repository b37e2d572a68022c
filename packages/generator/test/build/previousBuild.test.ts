import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { folderIdentity } from "../../src/build/folderIdentity.ts";
import { readPreviousBuild, writeBuildRecord } from "../../src/build/previousBuild.ts";

const INPUTS = new Map([
  ["a.html", "1"],
  ["gone.html", "1"],
]);

it("knows a page that is there and was made from the same input", async () => {
  const root = await tempTree({ "dist/a.html": "a" });
  const [record, out] = [join(root, "cache/record.json"), join(root, "dist")];
  await writeBuildRecord(record, folderIdentity(out), INPUTS);
  const previous = await readPreviousBuild(record, out);
  expect(previous.has("a.html", "1")).toBe(true);
  expect(previous.has("a.html", "2")).toBe(false);
  expect(previous.has("gone.html", "1")).toBe(false);
});

it("knows the folder again under another name, and nothing of another folder under the same name", async () => {
  const root = await tempTree({ "made/a.html": "a", "other/a.html": "another" });
  const [record, out] = [join(root, "record.json"), join(root, "dist")];
  await writeBuildRecord(record, folderIdentity(join(root, "made")), INPUTS);
  await rename(join(root, "made"), out);
  expect((await readPreviousBuild(record, out)).has("a.html", "1")).toBe(true);
  await writeFile(join(out, "more.html"), "more");
  expect((await readPreviousBuild(record, out)).has("a.html", "1")).toBe(true);
  await rename(out, join(root, "aside"));
  await rename(join(root, "other"), out);
  expect((await readPreviousBuild(record, out)).has("a.html", "1")).toBe(false);
});

it("knows nothing when its record is missing, damaged or of another form", async () => {
  const root = await tempTree({ "dist/a.html": "a", "record.json": "{", "older.json": '{"a.html":"1"}' });
  for (const name of ["record.json", "none.json", "older.json"])
    expect((await readPreviousBuild(join(root, name), join(root, "dist"))).has("a.html", "1")).toBe(false);
});
