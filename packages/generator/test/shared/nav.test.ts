import { describe, expect, it } from "vitest";
import { categoriesAround, type SidebarCategory, type SidebarItem } from "../../src/shared/nav.ts";

function category(id: string, items: SidebarItem[], parts: Partial<SidebarCategory> = {}): SidebarCategory {
  const closed = { collapsible: true, collapsed: true };
  return { type: "category", id, label: id, href: `/${id}`, hasPage: true, ...closed, items, ...parts };
}

function page(href: string): SidebarItem {
  return { type: "page", label: href, href };
}

const items = [page("/top"), category("a", [page("/a/x"), category("a/b", [page("/a/b/y")])])];

describe("the way to a page", () => {
  it("lists the categories around it, outermost first", () => {
    expect(categoriesAround(items, "/a/b/y")).toEqual(["a", "a/b"]);
  });

  it("ends with the category whose own page it is", () => {
    expect(categoriesAround(items, "/a/b")).toEqual(["a", "a/b"]);
  });

  it("is empty at the top level, and null outside the sidebar", () => {
    expect(categoriesAround(items, "/top")).toEqual([]);
    expect(categoriesAround(items, "/elsewhere")).toBeNull();
  });

  it("does not treat a category's first page as its own", () => {
    const without = [category("c", [page("/c/first")], { href: "/c/first", hasPage: false })];
    expect(categoriesAround(without, "/c/first")).toEqual(["c"]);
    expect(categoriesAround([category("d", [], { href: "/d/x", hasPage: false })], "/d/x")).toBeNull();
  });
});
