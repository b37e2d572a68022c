import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { catalogueDirectives } from "../../src/draw/catalogueDirectives.ts";
import { referenceAnchor } from "../../src/reference/reference.ts";

const catalogue = await realCatalogue();
const settings = catalogue.settings.entries;
const PAGES = new URL("../../../../content/docs/reference/settings/", import.meta.url);

it.for([...new Set(settings.map(({ group }) => group))])(
  "the page of %s lists all its settings, each once",
  async (group) => {
    const text = await readFile(new URL(`${group}.md`, PAGES), "utf8");
    const listed = [...text.matchAll(/^::settings\{(\w+)="(.+)"\}$/gm)].flatMap(
      ([, name = "", value = ""]) => {
        const drawn = catalogueDirectives(catalogue)["settings"]?.({ [name]: value });
        return drawn && "anchors" in drawn ? drawn.anchors : [];
      },
    );
    const own = settings.filter((setting) => setting.group === group);
    expect(listed.toSorted()).toEqual(own.map(({ key }) => referenceAnchor("settings", key)).toSorted());
  },
);
