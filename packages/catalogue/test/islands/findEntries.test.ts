import { describe, expect, it } from "vitest";
import { isFiltered, noFilters, readFilters, withChoice, writeFilters } from "../../src/islands/filters.ts";
import { createCollection, findEntries } from "../../src/islands/findEntries.ts";
import type { ReferenceFile } from "../../src/reference/reference.ts";

const file: ReferenceFile = {
  pages: [
    ["/docs/reference/settings/stores", "Stores"],
    ["/docs/reference/settings/tls", "TLS"],
    ["/docs/storage/overview", "Storage"],
  ],
  entries: [
    {
      name: "storage.data",
      page: 0,
      label: "reference: store id",
      type: "reference",
      summary: "Names the store.",
      required: true,
      local: true,
      explainedOn: [2],
    },
    {
      name: "store.<id>.timeout",
      page: 0,
      label: "duration",
      summary: "Waits.",
      default: "15s",
      local: true,
      since: "0.9.2",
    },
    {
      name: "tls.relay",
      page: 1,
      label: "expression",
      summary: "Decides.",
      default: "true if x, else false",
      conditional: true,
      enterprise: true,
    },
    {
      name: "tls.rate",
      page: 1,
      label: "list of rate",
      type: "rate",
      summary: "Limits.",
      default: "5/1s",
      firstStart: true,
      since: "0.13.0",
    },
  ],
};
const collection = createCollection("settings", file);
const { facets } = collection;
const find = (search: string) =>
  findEntries(collection, readFilters(search, facets)).entries.map(({ name }) => name);

describe("filters in the address", () => {
  it("are read as they were written", () => {
    const chosen = withChoice(withChoice({}, "component", "tls"), "enterprise", "yes");
    const filters = { text: "a b&c", chosen };
    expect(writeFilters(filters)).toBe("?q=a+b%26c&component=tls&enterprise=yes");
    expect(readFilters(writeFilters(filters), facets)).toEqual(filters);
  });

  it("are empty when nothing is chosen", () => {
    expect(writeFilters({ text: " ", chosen: withChoice({ type: "rate" }, "type", "") })).toBe("");
    expect(isFiltered(noFilters)).toBe(false);
  });

  it("are ignored when they do not exist", () => {
    expect(readFilters("?component=nothing&color=red&type=rate", facets)).toEqual({
      text: "",
      chosen: { type: "rate" },
    });
  });
});

describe("choosing settings", () => {
  it.each([
    ["?component=stores", ["storage.data", "store.<id>.timeout"]],
    ["?type=reference", ["storage.data"]],
    ["?type=rate", ["tls.rate"]],
    ["?default=none", ["storage.data"]],
    ["?default=some", ["store.<id>.timeout", "tls.relay", "tls.rate"]],
    ["?default=conditional", ["tls.relay"]],
    ["?default=first-start", ["tls.rate"]],
    ["?default=required", ["storage.data"]],
    ["?stored=local", ["storage.data", "store.<id>.timeout"]],
    ["?stored=database", ["tls.relay", "tls.rate"]],
    ["?expression=yes", ["tls.relay"]],
    ["?enterprise=yes", ["tls.relay"]],
    ["?since=0.9", ["store.<id>.timeout", "tls.rate"]],
    ["?since=0.13", ["tls.rate"]],
    ["?stored=database&q=rate", ["tls.rate"]],
    ["?stored=local&type=expression", []],
  ])("by %s", (search, found) => {
    expect(find(search)).toEqual(found);
  });

  it("offers the pages that list settings, not those that explain them", () => {
    expect(facets[0]?.options.map(({ value, label }) => [value, label])).toEqual([
      ["stores", "Stores"],
      ["tls", "TLS"],
    ]);
  });
});

describe("choosing permissions", () => {
  const permissions = {
    ...file,
    entries: [
      { name: "pop3-list", page: 0, label: "admin, user", area: "POP3", summary: "Lists." },
      { name: "log-view", page: 0, label: "admin", area: "Telemetry", summary: "Reads." },
      { name: "impersonate", page: 0, label: "", area: "Telemetry", summary: "Acts." },
    ],
  };
  const all = createCollection("permissions", permissions);

  it.each([
    ["?role=admin", ["pop3-list", "log-view"]],
    ["?role=user", ["pop3-list"]],
    ["?area=Telemetry", ["log-view", "impersonate"]],
  ])("by %s", (search, found) => {
    expect(findEntries(all, readFilters(search, all.facets)).entries.map(({ name }) => name)).toEqual(found);
  });
});

describe("choosing events", () => {
  const events = {
    ...file,
    entries: [
      { name: "smtp.ehlo", page: 0, label: "debug", summary: "Greets." },
      { name: "store.error", page: 1, label: "error", summary: "Fails.", metric: true },
    ],
  };
  const all = createCollection("events", events);

  it.each([
    ["?level=error", ["store.error"]],
    ["?metric=yes", ["store.error"]],
    ["?area=stores", ["smtp.ehlo"]],
  ])("by %s", (search, found) => {
    expect(findEntries(all, readFilters(search, all.facets)).entries.map(({ name }) => name)).toEqual(found);
  });

  it("shows the events of a pasted line regardless of other filters", () => {
    const filters = { text: "WARN Failed (store.error) x = (smtp.ehlo)", chosen: { level: "debug" } };
    const found = findEntries(all, filters);
    expect(found.entries.map(({ name }) => name)).toEqual(["store.error", "smtp.ehlo"]);
    expect(found.filters.text).toBe("store.error smtp.ehlo");
  });
});
