import { expect, it } from "vitest";
import { memoryIndex, record, urlsFor } from "../memoryIndex.ts";

/** Pages that have one word so often, and the other so often. */
const counts = [0, 1, 2, 3, 4];
const pages = counts.flatMap((outgoing) =>
  counts.map((certificate) =>
    record({
      page: `/docs/${outgoing}-${certificate}`,
      title: "Some page",
      text: `${"Outgoing. ".repeat(outgoing)}${"Certificate. ".repeat(certificate)}`,
    }),
  ),
);
const rare = record({
  page: "/docs/rare",
  title: "Rare",
  text: "The certificatename is written by programs.",
});

it("gives the beginning of a word that can end in one way only the weight of the whole word", async () => {
  const site = memoryIndex(pages);
  const whole = await urlsFor(site, "outgoing certificate", 25);
  expect(await urlsFor(site, "outgoing certifica", 25)).toEqual(whole);
});

it("does not take the beginning of a common word for a rare one, because a rare word begins so too", async () => {
  const site = memoryIndex([...pages, rare]);
  const begun = await urlsFor(site, "outgoing certifica", 40);
  const others = ["/docs/4-0", "/docs/0-4", "/docs/rare"];
  expect(begun.filter((url) => others.includes(url))).toEqual(others);
});
