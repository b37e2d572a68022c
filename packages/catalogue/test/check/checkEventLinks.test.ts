import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { checkEventLinks } from "../../src/check/checkEventLinks.ts";
import { createTomlCatalogue } from "../../src/toml/tomlModel.ts";

const catalogue = await realCatalogue();
const page = (id: string) => ({
  version: "current",
  id,
  file: `docs/${id}.md`,
  path: "",
  label: "",
  position: 0,
  anchors: [],
  snippets: [],
  inlineCodes: [],
});

function check(entries: { prefix: string; settings: string[]; pages: string[] }[]) {
  const events = {
    version: "",
    entries: catalogue.events.entries.filter(({ name }) => name.startsWith("ai.")),
  };
  const changed = createTomlCatalogue({ ...catalogue, events, "event-links": { version: "", entries } });
  return checkEventLinks(changed, [page("a")], "links.json").map(({ message }) => message);
}

describe("the links of events", () => {
  const row = { prefix: "ai.", settings: ["server.hostname"], pages: ["a"] };

  it("are complete when every event has a row and all it names exists", () => {
    expect(check([row])).toEqual([]);
  });

  it("are required for every event", () => {
    expect(check([{ ...row, prefix: "ai.api-error" }])).toEqual([
      'The event "ai.llm-response" has no settings and pages.',
    ]);
  });

  it("lead to settings and pages that exist, and belong to some event", () => {
    const faults = [
      { ...row, settings: ["server.hostnam"], pages: ["b"] },
      { ...row, prefix: "api." },
    ];
    expect(check(faults)).toEqual([
      'No event is meant by "api.".',
      '"ai." names the setting "server.hostnam".',
      '"ai." names the page "b".',
    ]);
  });
});

describe("an event", () => {
  it("has the links of the longest prefix that fits", () => {
    expect(catalogue.linksOfEvent("smtp.rcpt-to-greylisted")?.settings).toEqual([
      "spam-filter.grey-list.duration",
    ]);
    expect(catalogue.linksOfEvent("smtp.rcpt-to")?.settings).toContain("session.rcpt.relay");
  });
});
