import type { Store } from "../../src/client/safeStore.ts";
import type { PageView } from "../../src/shared/page.ts";

/** Storage in memory. */
export function memoryStore(values: Record<string, string> = {}): Store & { values: Map<string, string> } {
  const map = new Map(Object.entries(values));
  return {
    values: map,
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void (value === null ? map.delete(key) : map.set(key, value)),
  };
}

/** Storage that throws on every touch, as in a browser that blocks it. */
export function blockedStorage(): Storage {
  throw new Error("SecurityError");
}

/** An event whose target sits inside an element that matches the selector. */
export function eventWithin(type: string, selector: string, element: object = {}): Event {
  return eventFrom(type, { closest: (asked: string) => (asked === selector ? element : null) });
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
