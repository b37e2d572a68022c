import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { createMemo, type MemoFile, openMemo } from "../../src/build/memo.ts";

async function opener() {
  const file = join(await tempTree(), "cache", "results.bin");
  const open = (parts: Partial<MemoFile> = {}) => openMemo({ file, tool: "t1", read: true, ...parts });
  const first = await open();
  await first.remember("page a", () => ({ html: "<p>A</p>" }));
  await first.save();
  return { open, file };
}

describe("a memo that lasts", () => {
  it("gives back what an earlier run made", async () => {
    const memo = await (await opener()).open();
    expect(await memo.remember("page a", () => ({ html: "other" }))).toEqual({ html: "<p>A</p>" });
    expect(memo.made("")).toBe(0);
  });

  it("counts what it had to make, by kind", async () => {
    const memo = await (await opener()).open();
    await memo.remember("page b", () => 1);
    await memo.remember("front-matter b", async () => 2);
    expect([memo.made("page "), memo.made("front-matter "), memo.made("")]).toEqual([1, 1, 2]);
  });

  it("forgets what a run did not ask for", async () => {
    const { open } = await opener();
    const second = await open();
    await second.remember("page b", () => 1);
    await second.save();
    const third = await open();
    await third.remember("page a", () => 1);
    expect(third.made("")).toBe(1);
  });

  it("puts a little that is new beside the large file, and finds both again", async () => {
    const { open, file } = await opener();
    const many = await open();
    for (let at = 0; at < 20; at++) await many.remember(`page ${at}`, () => at);
    await many.save();
    const large = await readFile(file);
    const one = await open();
    for (let at = 1; at <= 20; at++) await one.remember(`page ${at}`, () => at);
    await one.save();
    expect(await readFile(file)).toEqual(large);
    const next = await open();
    for (let at = 1; at <= 20; at++) expect(next.recall(`page ${at}`, () => "made anew")).toBe(at);
    expect(next.made("")).toBe(0);
  });

  it("reads only what is wanted, and puts new results in the place of others without forgetting the rest", async () => {
    const { open, file } = await opener();
    const many = await open();
    for (const name of ["a", "b", "c"])
      await many.remember(`page ${name}`, () => ({ html: name.repeat(1000) }));
    await many.save();
    const large = await readFile(file);
    for (const [from, to] of [
      ["page a", "page a2"],
      ["page a2", "page a3"],
    ] as const) {
      const some = await open({ only: (key) => key === from });
      expect([...some.keys]).toEqual([from]);
      await some.replace(new Set([from]), [[to, { html: to }]]);
    }
    expect(await readFile(file)).toEqual(large);
    const next = await open();
    expect([...next.keys]).toEqual(["page a", "page b", "page c", "page a3"]);
    expect(next.findBy("page b")).toEqual({ html: "b".repeat(1000) });
  });

  it("does not mix a small file with a large one it does not belong to", async () => {
    const { open, file } = await opener();
    const fill = async (value: string, count: number) => {
      const memo = await open({ read: value !== "first" });
      for (let at = 0; at < count; at++) await memo.remember(`page ${at}`, () => value);
      await memo.save();
    };
    await fill("first", 20);
    await fill("second", 21);
    await cp(`${file}.more`, `${file}.kept`);
    await rm(file);
    await fill("third", 20);
    await cp(`${file}.kept`, `${file}.more`);
    expect((await open()).recall("page 20", () => "made anew")).toBe("made anew");
  });

  it.each([
    ["the tool is another", { tool: "t2" }],
    ["it is told to start from nothing", { read: false }],
  ])("is empty when %s", async (_case, parts) => {
    const memo = await (await opener()).open(parts);
    await memo.remember("page a", () => 1);
    expect(memo.made("")).toBe(1);
  });

  it("gives back large and small fields, in their order, also when all are copied", async () => {
    const { open } = await opener();
    const page = {
      html: "x".repeat(10_000),
      title: "T",
      assets: new Map([["a", { size: null }]]),
      none: undefined,
    };
    const first = await open();
    first.recall("page large", () => page);
    first.recall("page list", () => [1, "two"]);
    await first.save();
    const second = await open();
    const found = second.recall("page large", () => ({}));
    expect(JSON.stringify(found)).toBe(JSON.stringify(page));
    expect({ ...found }).toEqual(page);
    expect(structuredClone(found)).toEqual(page);
    expect(second.recall("page list", () => [])).toEqual([1, "two"]);
  });

  it("knows its keys, and finds the last result by the beginning of its key", async () => {
    const { open } = await opener();
    const memo = await open();
    expect([...memo.keys]).toEqual(["page a"]);
    expect(memo.findBy("page ")).toEqual({ html: "<p>A</p>" });
    expect(memo.findBy("other ")).toBeUndefined();
  });

  it.each([
    ["something else", (bytes: Buffer) => Buffer.from(`damaged ${bytes.length}`)],
    ["nothing", () => Buffer.alloc(0)],
    ["without its end", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ["without its beginning", (bytes: Buffer) => bytes.subarray(1)],
  ])("is empty when its file is %s", async (_case, damage) => {
    const { open, file } = await opener();
    await writeFile(file, damage(await readFile(file)));
    const memo = await open();
    expect(await memo.remember("page a", () => "new")).toBe("new");
  });
});

describe("a memo in memory", () => {
  it("makes a result once", async () => {
    const memo = createMemo();
    let calls = 0;
    const make = () => ++calls;
    expect([await memo.remember("k", make), await memo.remember("k", make)]).toEqual([1, 1]);
  });
});
