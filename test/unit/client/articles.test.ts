import { describe, expect, it } from "vitest";
import { createArticles } from "../../../src/client/articles.ts";
import type { PageView } from "../../../src/shared/page.ts";
import { docView } from "./fakes.ts";

/** Articles on a document that counts what it parses. */
function open() {
  const parsed: string[] = [];
  const createElement = () => ({
    content: {},
    set innerHTML(html: string) {
      parsed.push(`${html}`);
    },
  });
  return { parsed, articles: createArticles({ createElement } as never) };
}

const html = (view: PageView) => ("html" in view ? view.html : "");

describe("the article of a page", () => {
  const page = docView("/docs/a");

  it("is parsed ahead, and not again when the page is drawn", () => {
    const { articles, parsed } = open();
    articles.parse(page);
    const nodes = articles.get(page);
    expect(nodes).not.toBeNull();
    expect(articles.take(html(page))).toBe(nodes);
    expect(parsed).toEqual([html(page)]);
  });

  it("is parsed when it is asked for, if nobody foresaw it", () => {
    const { articles, parsed } = open();
    expect(articles.get(page)).not.toBeNull();
    expect(parsed).toEqual([html(page)]);
  });

  it("is given away once, because nodes can be in one place only", () => {
    const { articles } = open();
    articles.parse(page);
    articles.take(html(page));
    expect(articles.take(html(page))).toBeNull();
  });

  it("is forgotten when the visitor has pointed at several others since", () => {
    const { articles } = open();
    for (const name of ["a", "b", "c", "d"]) articles.parse(docView(`/docs/${name}`));
    expect(articles.take(html(docView("/docs/a")))).toBeNull();
    expect(articles.take(html(docView("/docs/b")))).not.toBeNull();
  });

  it("is nothing to parse on pages that React draws completely", () => {
    const { articles, parsed } = open();
    const search: PageView = { kind: "search", path: "/search", title: "", description: "", heading: "" };
    expect(articles.get(search)).toBeNull();
    expect(parsed).toEqual([]);
  });
});
