import { describe, expect, it } from "vitest";
import { linkKeys } from "../../src/site/linkKeys.ts";
import type { ReferenceIndex } from "../../src/site/referenceIndex.ts";

const place = { path: "/docs/reference/settings/stores", anchor: "setting-storage.data" };
const index: ReferenceIndex = {
  find: (name) => (name === "storage.data" ? place : undefined),
  findKey: () => undefined,
  findAnchor: () => undefined,
};
const link = (html: string, path = "/docs/page") => linkKeys({ path, html, baseUrl: "/" }, index);
const code = "<code>storage.data</code>";
const entry = (id: string, body: string) => `<dl><div class="entry" id="${id}"><dd>${body}</dd></div></dl>`;

describe("an entry", () => {
  it("does not lead to itself, wherever it is drawn", () => {
    expect(link(entry(place.anchor, code))).toBe(entry(place.anchor, code));
    expect(link(entry(place.anchor, code), place.path)).toBe(entry(place.anchor, code));
  });

  it("leads to others, on its page by the anchor alone", () => {
    expect(link(entry("setting-x", code), place.path)).toContain(`<a href="#${place.anchor}">${code}</a>`);
    expect(link(entry("setting-x", code))).toContain(`<a href="${place.path}#${place.anchor}">${code}</a>`);
  });

  it("ends with its list", () => {
    expect(link(`${entry(place.anchor, "")}<p>${code}</p>`)).toContain(`#${place.anchor}">${code}</a>`);
  });
});
