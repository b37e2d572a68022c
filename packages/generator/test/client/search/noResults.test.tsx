import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SearchSite } from "../../../src/client/search/loadSearch.ts";
import { NoResults } from "../../../src/client/search/SearchPanel.tsx";

const help = (reportUrl: string) => {
  const site = { reportUrl: () => reportUrl, links: () => [] } satisfies Partial<SearchSite>;
  return renderToStaticMarkup(<NoResults asked="x" site={site as unknown as SearchSite} />);
};

describe("help after a search without results", () => {
  it("links to the place for reports", () => {
    expect(help("https://code.test/new?title=x")).toContain('href="https://code.test/new?title=x"');
  });

  it("has no such link on a site without one", () => {
    expect(help("")).not.toContain("href");
  });
});
