import { describe, expect, it } from "vitest";
import { planDocs } from "../corpusPlan.ts";
import { repeatPage, type Surroundings } from "../repeatPage.ts";

const around: Surroundings = {
  find: (file) => (file === "docs/a/known.md" ? file : null),
  substitute: () => "docs/b/other.md",
};

describe("a repeated page", () => {
  const page = { source: "docs/a/page.md", target: "docs/b/c/page-7.md", copy: 7 };

  it("has a title and an address of its own", () => {
    const text = repeatPage("---\ntitle: Page\nslug: /p\n---\nText\n", page, around);
    expect(text).toBe("---\ntitle: Page 7\n---\nText\n");
  });

  it("links to the same page from its new place, anchor included", () => {
    expect(repeatPage("[x](./known.md#part)", page, around)).toContain("[x](./../../a/known.md#part)");
  });

  it("links to another page where the real one is not written yet", () => {
    expect(repeatPage("[x](../gone.md#part)", page, around)).toContain("[x](./../other.md)");
  });

  it("leaves anchors, site paths and other sites alone", () => {
    const links = "[a](#b) [c](/docs/d) [e](https://f.test/g.md)";
    expect(repeatPage(links, page, around)).toContain(links);
  });
});

describe("a plan of docs", () => {
  it("keeps the real pages and spreads copies over all folders", () => {
    const plan = planDocs(["docs/a/x.md"], ["docs/a", "docs/b"], 3);
    expect(plan.map(({ target }) => target)).toEqual(["docs/a/x.md", "docs/b/x-1.md", "docs/a/x-2.md"]);
  });

  it("keeps every real page when there are more than asked for", () => {
    expect(planDocs(["docs/a/x.md", "docs/a/y.md"], ["docs/a"], 1)).toHaveLength(2);
  });
});
