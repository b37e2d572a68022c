import { vi } from "vitest";
import type { PageView } from "../../src/shared/page.ts";

/** Puts storage in memory in the place of the browser's, until globals are no longer stubbed. */
export function stubStorage(
  values: Record<string, string> = {},
  area: "localStorage" | "sessionStorage" = "localStorage",
): Map<string, string> {
  const map = new Map(Object.entries(values));
  vi.stubGlobal(area, {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  return map;
}

/** An event as a listener on the window sees it, with the target it bubbled up from. */
export function eventFrom(type: string, target: object): Event {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, "target", { value: target });
  return event;
}

/** Dispatches with the event's own target kept, which `dispatchEvent` would replace. */
export class FakeEvents {
  readonly #listeners = new Map<string, ((event: Event) => void)[]>();

  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
    if (typeof listener !== "function") return;
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  fire(event: Event): void {
    for (const listener of this.#listeners.get(event.type) ?? []) listener(event);
  }
}

export function docView(path: string, title = path): PageView {
  return {
    kind: "doc",
    path,
    title,
    description: `About ${title}`,
    heading: title,
    html: `<p>${title}</p>`,
    toc: [],
    isWide: false,
    markdownHref: null,
    editHref: null,
    updated: null,
    tags: [],
    sidebar: null,
    breadcrumbs: [],
    previous: null,
    next: null,
  };
}

/** A link element as far as the client looks at it. */
export function fakeLink(attributes: Record<string, string>, baseURI = "https://site.test/docs/a") {
  return {
    baseURI,
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
}
