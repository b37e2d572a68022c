import { vi } from "vitest";
import { FakeEvents, stubStorage } from "../fakes.ts";

/** The browser as the inline scripts find it: they speak to it directly. */
export function stubBrowser({
  stored = {},
  dataset = {},
}: {
  stored?: Record<string, string>;
  dataset?: DOMStringMap;
} = {}) {
  const events = new FakeEvents();
  const memory = stubStorage(stored);
  const links: object[] = [];
  const system = Object.assign(new FakeEvents(), { matches: false });
  const bars = { content: "" };
  const document = {
    querySelector: () => bars,
    readyState: "interactive",
    documentElement: { dataset },
    createElement: () => ({}),
    head: { append: (link: object) => void links.push(link) },
  };
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("document", document);
  vi.stubGlobal("matchMedia", () => system);
  return { events, memory, links, document, system, bars };
}
