import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { pathToFile } from "../../packages/generator/src/shared/url.ts";
import { faultsOfIds } from "./support/faultsOfIds.ts";
import { createHtmlValidator } from "./support/htmlValidator.ts";
import { pageTypes } from "./support/pageTypes.ts";
import { documentsOf } from "./support/routes.ts";
import { kindsOfPlace, mainOf, mostVaried } from "./support/variedPages.ts";

describe("every document is valid HTML", () => {
  it.for(["plain", "extras"] as const)("of the %s site", async (site) => {
    const { folder } = inject("sites")[site];
    const files = await documentsOf(folder);
    expect(files.length).toBeGreaterThan(10);
    expect(await faultsOf(folder, files)).toEqual([]);
  });

  it("of the real site, one of each kind as a whole, and all kinds of content", {
    timeout: 600_000,
  }, async () => {
    const { folder } = inject("sites").real;
    const files = await documentsOf(folder);
    expect(files.length).toBeGreaterThan(100);
    const types = pageTypes.filter(({ site }) => site === "real").map(({ path }) => pathToFile(path));
    const ofTypes = files.filter((file) => types.includes(file));
    expect(await faultsOf(folder, ofTypes)).toEqual([]);
    const varied = mostVaried(folder, files, (html) => kindsOfPlace(mainOf(html)));
    expect(varied.length).toBeGreaterThan(ofTypes.length);
    expect(await faultsOf(folder, varied, (html) => page(mainOf(html)))).toEqual([]);
  });

  it("and ids are unique and references lead to one, on every page", async () => {
    const { folder } = inject("sites").real;
    const faults: string[] = [];
    for (const file of await documentsOf(folder))
      for (const fault of faultsOfIds(await readFile(join(folder, file), "utf8")))
        faults.push(`${file}: ${fault}`);
    expect(faults).toEqual([]);
  });
});

async function faultsOf(folder: string, files: string[], part = (html: string) => html): Promise<string[]> {
  const validate = await createHtmlValidator();
  const faults: string[] = [];
  for (const file of files) {
    const html = await readFile(join(folder, file), "utf8");
    for (const fault of await validate(part(html))) faults.push(`${file}:${fault}`);
  }
  return faults;
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
}

describe("the validator", () => {
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

  it("has documents chosen that have a kind of place of their own", () => {
    expect(kindsOfPlace("<p><a href=x>y</a></p>")).toContain("p a href");
    expect(kindsOfPlace("<p>x</section></p>")).toContain("1 ends too many");
    expect(kindsOfPlace("<ul><li>x<li>y</ul>")).toContain("li without an end in ul");
  });

  it("is not needed for ids and references", () => {
    expect(faultsOfIds('<p id="a">x</p><p id="a">y</p>')).toEqual(['id "a" twice']);
    expect(faultsOfIds('<label for="none">x</label>')).toEqual(['for "none" leads nowhere']);
    expect(faultsOfIds('<p id="a" aria-labelledby="b a">x</p>')).toEqual([
      'aria-labelledby "b" leads nowhere',
    ]);
  });
});
