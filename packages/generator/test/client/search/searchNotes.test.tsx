import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SearchHelp } from "../../../src/client/search/SearchNotes.tsx";
import type { SearchSite } from "../../../src/client/search/searchSite.ts";

const help = (reportUrl: string) => {
  const site = { reportUrl: () => reportUrl, links: () => [] } satisfies Partial<SearchSite>;
  return renderToStaticMarkup(<SearchHelp asked="x" site={site as unknown as SearchSite} />);
};

describe("help after a search without results", () => {
  it("links to the place for reports", () => {
    expect(help("https://code.test/new?title=x")).toContain('href="https://code.test/new?title=x"');
  });

  it("has no such link on a site without one", () => {
    expect(help("")).toBe("");
  });
});
