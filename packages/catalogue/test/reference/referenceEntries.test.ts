import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { kindsOf } from "../../src/data/catalogue.ts";
import { referenceEntries } from "../../src/reference/connectReference.ts";

it("has no backquotes in the sentences of explorers and cards, which show no code", async () => {
  const catalogue = await realCatalogue();
  const sentences = kindsOf(catalogue).flatMap((kind) =>
    referenceEntries(kind, catalogue).flatMap(({ summary, check = "" }) => [summary, check]),
  );
  expect(JSON.stringify(catalogue.events.entries)).toContain("`");
  expect(sentences.filter((sentence) => sentence.includes("`"))).toEqual([]);
});
