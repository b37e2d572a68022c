import { describe, expect, it } from "vitest";
import { createAnalytics } from "../../src/client/analytics.ts";

function open(config: { id: string } | null) {
  const scripts: { src?: string; async?: boolean }[] = [];
  const location = { href: "https://site.test/docs/a", pathname: "/docs/a", search: "", hash: "" };
  const host = {
    location,
    document: {
      title: "A | Site",
      createElement: (() => ({})) as unknown as Document["createElement"],
      head: { append: (script: object) => void scripts.push(script) },
    },
    dataLayer: undefined as unknown[] | undefined,
  };
  const send = createAnalytics(host as Parameters<typeof createAnalytics>[0], config);
  const commands = () => (host.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
  return {
    host,
    location,
    scripts,
    send,
    views: () => commands().filter(([name]) => name === "event"),
    commands,
  };
}

describe("page views", () => {
  it("load and send nothing without an id", () => {
    const { host, scripts, send } = open(null);
    send();
    expect(scripts).toEqual([]);
    expect(host.dataLayer).toBeUndefined();
  });

  it("are configured with the address anonymised and no view of their own", () => {
    const { commands, scripts } = open({ id: "G-1" });
    expect(commands()).toContainEqual(["config", "G-1", { anonymize_ip: true, send_page_view: false }]);
    expect(scripts).toEqual([{ async: true, src: "https://www.googletagmanager.com/gtag/js?id=G-1" }]);
  });

  it("carry title, location and path", () => {
    const { send, views } = open({ id: "G-1" });
    send();
    const view = { page_title: "A | Site", page_location: "https://site.test/docs/a", page_path: "/docs/a" };
    expect(views()).toEqual([["event", "page_view", view]]);
  });

  it("are sent again only when path, query or hash differ", () => {
    const { send, views, location } = open({ id: "G-1" });
    send();
    send();
    expect(views()).toHaveLength(1);
    location.hash = "#part";
    send();
    location.search = "?q=1";
    send();
    location.pathname = "/docs/b";
    send();
    expect(views()).toHaveLength(4);
  });
});
