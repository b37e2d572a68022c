import { describe, expect, it } from "vitest";
import { createAnnouncer } from "../../src/client/announce.ts";
import { documentTitle } from "../../src/shared/documentTitle.ts";
import { docView } from "./fakes.ts";

describe("the page's title", () => {
  it("carries the site's name unless it is the site's name", () => {
    expect(documentTitle("Install", "Stalwart")).toBe("Install | Stalwart");
    expect(documentTitle("Stalwart", "Stalwart")).toBe("Stalwart");
  });
});

describe("a new page", () => {
  it("updates description, canonical address and live region", () => {
    const written: Record<string, string> = {};
    const element = (selector: string) => ({
      setAttribute(name: string, value: string) {
        written[`${selector} ${name}`] = value;
      },
    });
    const region = { textContent: "" };
    const page = {
      querySelector: ((selector: string) => element(selector)) as unknown as Document["querySelector"],
    };
    const site = { siteUrl: "https://site.test", baseUrl: "/manual/" };
    createAnnouncer({ document: page, region, site }).page(docView("/docs/b", "B"));
    expect(region.textContent).toBe("B");
    expect(written).toEqual({
      'meta[name="description"] content': "About B",
      'link[rel="canonical"] href': "https://site.test/manual/docs/b",
    });
  });
});
