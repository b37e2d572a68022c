import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { catalogueDirectives } from "../../src/draw/catalogueDirectives.ts";
import { referenceAnchor } from "../../src/reference/reference.ts";

const catalogue = await realCatalogue();
const settings = catalogue.settings.entries;
const PAGES = new URL("../../../../content/docs/reference/settings/", import.meta.url);

const groups = [...new Set(settings.map(({ group }) => group))];
const pageOf = (group: string) => readFile(new URL(`${group}.md`, PAGES), "utf8");

it.for(groups)(
  "the page of %s says how many settings there are, and where they are stored",
  async (group) => {
    const own = settings.filter((setting) => setting.group === group);
    const local = own.filter(({ stored }) => stored === "local").length;
    const text = await pageOf(group);
    const told = [...text.matchAll(/(?:All|These) (\d+) settings/g)].map(([, count]) => Number(count));
    expect(told).toEqual([own.length, own.length]);
    const [, inFile, others] =
      /Of these, (\d+) belong in `config.toml`, and the other (\d+)/.exec(text) ?? [];
    if (inFile) expect([Number(inFile), Number(others)]).toEqual([local, own.length - local]);
  },
);

it.for(groups)("the page of %s lists all its settings, each once", async (group) => {
  const text = await pageOf(group);
  const listed = [...text.matchAll(/^::settings\{(\w+)="(.+)"\}$/gm)].flatMap(([, name = "", value = ""]) => {
    const drawn = catalogueDirectives(catalogue)["settings"]?.({ [name]: value });
    return drawn && "anchors" in drawn ? drawn.anchors : [];
  });
  const own = settings.filter((setting) => setting.group === group);
  expect(listed.toSorted()).toEqual(own.map(({ key }) => referenceAnchor("settings", key)).toSorted());
});
