import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { createHtmlValidator } from "./support/htmlValidator.ts";
import { documentsOf } from "./support/routes.ts";

describe("every document is valid HTML", () => {
  it.for(["real", "plain", "extras"] as const)("of the %s site", { timeout: 600_000 }, async (site) => {
    const { folder } = inject("sites")[site];
    const validate = await createHtmlValidator();
    const faults: string[] = [];
    const files = await documentsOf(folder);
    for (const file of files) {
      for (const fault of await validate(await readFile(join(folder, file), "utf8"))) {
        faults.push(`${file}:${fault}`);
      }
    }
    expect(files.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});

describe("the validator", () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;

  it("accepts a plain page", async () => {
    const validate = await createHtmlValidator();
    expect(await validate(page("<main><p>Text</p></main>"))).toEqual([]);
  });

  it.for([
    ["a block in a paragraph", "<p><div>x</div></p>", "close-order"],
    ["a link in a link", '<a href="/a">x<b><a href="/b">y</a></b></a>', "element-permitted-content"],
    ["an id twice", '<p id="a">x</p><p id="a">y</p>', "no-dup-id"],
    ["a label of nothing", '<label for="none">x</label>', "no-missing-references"],
    ["an element that does not exist", "<blink-er>x</blink-er><foo>y</foo>", "no-unknown-elements"],
    ["an attribute with a wrong value", '<button type="press">x</button>', "attribute-allowed-values"],
    ["an end without a beginning", "<p>x</p></section>", "close-order"],
  ] as const)("finds %s", async ([, body, rule]) => {
    const validate = await createHtmlValidator();
    expect((await validate(page(body))).join("\n")).toContain(`[${rule}]`);
  });
});
