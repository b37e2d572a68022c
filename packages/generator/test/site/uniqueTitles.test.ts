import { expect, it } from "vitest";
import { sampleViews } from "../../../../test/support/views.ts";
import { listRoute } from "../../src/site/site.ts";
import { uniqueTitles } from "../../src/site/uniqueTitles.ts";

const page = (kind: "doc" | "category", title: string, around: string[]) =>
  listRoute({
    ...sampleViews[kind],
    path: `/docs/${[...around, title, kind].join("/")}`,
    title,
    breadcrumbs: around.map((label) => ({ label, href: `/docs/category/${label}` })),
  });

it("adds the categories of pages with the same title until they differ, and keeps other titles", () => {
  const titles = uniqueTitles(
    [
      page("doc", "Queue", ["MTA"]),
      page("doc", "TLS", ["Server"]),
      page("doc", "TLS", ["MTA", "Outbound"]),
      page("category", "Lists", ["Storage"]),
      page("doc", "Lists", ["Storage", "Lists"]),
      page("category", "HTTP", []),
      page("doc", "HTTP", ["HTTP"]),
    ],
    "current",
  ).map(({ view }) => view.title);
  expect(titles).toEqual([
    "Queue",
    "TLS (Server)",
    "TLS (Outbound)",
    "Lists",
    "Lists (Storage)",
    "HTTP (section)",
    "HTTP",
  ]);
});
