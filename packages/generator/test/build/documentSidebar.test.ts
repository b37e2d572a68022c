import { describe, expect, it } from "vitest";
import { createSidebarWriter } from "../../src/build/documentSidebar.ts";
import type { SidebarCategory, SidebarItem } from "../../src/shared/nav.ts";

describe("the sidebar of a document", () => {
  const page = (href: string): SidebarItem => ({ type: "page", label: href, href });
  const category = (id: string, items: SidebarItem[], parts: Partial<SidebarCategory> = {}): SidebarItem => ({
    type: "category",
    id,
    label: id,
    href: `/${id}`,
    hasPage: true,
    collapsible: true,
    collapsed: true,
    items,
    ...parts,
  });
  const draw = (items: SidebarItem[], path: string) =>
    createSidebarWriter({ docs: items }, "/base/")("docs", path) ?? "";
  const items = [category("a", [page("/a/x"), category("a/b", [page("/a/b/y")])]), page("/top")];

  it("shows the items of the categories around the page, and only those", () => {
    expect(draw(items, "/top")).not.toContain("/a/x");
    const open = draw(items, "/a/x");
    expect(open).toContain('<a href="/base/a/x" aria-current="page">/a/x</a>');
    expect(open).not.toContain("/a/b/y");
    expect(open.match(/class="around"/g)).toHaveLength(1);
  });

  it("shows what is open by configuration, and no caret on what never folds", () => {
    const shown = [category("c", [page("/c/x")], { collapsed: false })];
    expect(draw(shown, "/top")).toContain("/c/x");
    expect(draw(shown, "/top")).toContain("sidebar-caret");
    const fixed = [category("d", [page("/d/x")], { collapsible: false })];
    expect(draw(fixed, "/top")).toContain("/d/x");
    expect(draw(fixed, "/top")).not.toContain("sidebar-caret");
  });

  it("marks the page alone, whatever was drawn before", () => {
    const write = createSidebarWriter({ docs: items }, "/");
    const alone = ["/top", "/a/x", "/a/b/y", "/a"].map((path) =>
      createSidebarWriter({ docs: items }, "/")("docs", path),
    );
    for (const _ of ["first", "second"])
      expect(["/top", "/a/x", "/a/b/y", "/a"].map((path) => write("docs", path))).toEqual(alone);
    expect(alone.map((html) => html?.match(/aria-current/g)?.length)).toEqual([1, 1, 1, 1]);
  });

  it("marks a category whose own page it is", () => {
    expect(draw(items, "/a")).toContain('<a class="sidebar-label" href="/base/a" aria-current="page">a</a>');
  });
});
