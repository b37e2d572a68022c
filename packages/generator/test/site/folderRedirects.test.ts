import { expect, it } from "vitest";
import type { SidebarCategory, SidebarItem } from "../../src/shared/nav.ts";
import { folderRedirects } from "../../src/site/docs/folderRedirects.ts";

const category = (id: string, href: string, items: SidebarItem[] = []): SidebarCategory => ({
  type: "category",
  id,
  label: id,
  href,
  hasPage: true,
  collapsible: true,
  collapsed: true,
  items,
});

it("redirects a folder to its overview, or to its category, unless it is a page itself", () => {
  const inner = category("02-mail/queue", "/docs/category/queue");
  const items = [category("02-mail", "/docs/category/mail", [inner]), category("http", "/docs/http/")];
  const paths = ["/docs/mail/overview", "/docs/category/mail", "/docs/category/queue", "/docs/http/"];
  const routes = paths.map((path) => ({ path }));
  expect(folderRedirects({ path: "/docs/", sidebars: [{ items }] }, routes)).toEqual({
    "/docs/mail": "/docs/mail/overview",
    "/docs/mail/queue": "/docs/category/queue",
  });
});
