import { vi } from "vitest";
import { eventFrom, FakeEvents, fakeLink } from "./fakes.ts";

type TabHistory = Pick<History, "state" | "pushState" | "replaceState" | "back" | "scrollRestoration">;
type TabLocation = Pick<Location, "href" | "hash" | "assign" | "reload">;

/** One tab with a session history, as far as the router touches it, in the place of the browser's own. */
export class FakeBrowser extends FakeEvents {
  entries: { href: string; state: unknown }[];
  at = 0;
  assigned: string[] = [];
  reloads = 0;
  readonly history: TabHistory;
  readonly location: TabLocation;

  constructor(href: string, state: unknown = null) {
    super();
    this.entries = [{ href, state }];
    const browser = this;
    this.history = {
      scrollRestoration: "auto",
      get state() {
        return browser.entry.state;
      },
      pushState(state, _unused, url) {
        browser.push({ href: browser.resolve(url), state });
      },
      replaceState(state, _unused, url) {
        browser.entries[browser.at] = { href: browser.resolve(url), state };
      },
      back: () => browser.step(-1),
    };
    this.location = {
      get href() {
        return browser.entry.href;
      },
      get hash() {
        return new URL(browser.entry.href).hash;
      },
      set hash(hash) {
        browser.push({ href: browser.resolve(hash), state: null });
        browser.fire(new Event("popstate"));
      },
      assign: (url) => void this.assigned.push(`${url}`),
      reload: () => {
        this.reloads += 1;
      },
    };
    vi.stubGlobal("history", this.history);
    vi.stubGlobal("location", this.location);
    vi.stubGlobal("addEventListener", this.addEventListener.bind(this));
  }

  get entry(): { href: string; state: unknown } {
    const entry = this.entries[this.at];
    if (!entry) throw new Error("The tab has left its history.");
    return entry;
  }

  get path(): string {
    const { pathname, search, hash } = new URL(this.entry.href);
    return pathname + search + hash;
  }

  /** What the back and forward buttons do. */
  step(delta: number): void {
    if (!this.entries[this.at + delta]) return;
    this.at += delta;
    this.fire(new Event("popstate"));
  }

  /** Clicks a link; true when the router took it. */
  click(attributes: Record<string, string>, keys: Partial<MouseEventInit> = {}): boolean {
    const link = fakeLink(attributes, this.entry.href);
    const event = eventFrom("click", { closest: () => link });
    Object.assign(event, { button: 0, ...keys });
    this.fire(event);
    return event.defaultPrevented;
  }

  resolve(url: string | URL | null | undefined): string {
    return new URL(url ?? this.entry.href, this.entry.href).href;
  }

  push(entry: { href: string; state: unknown }): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }
}
