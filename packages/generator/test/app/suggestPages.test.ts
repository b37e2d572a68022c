import { describe, expect, it } from "vitest";
import { suggestPages } from "../../src/app/suggestPages.ts";
import type { SidebarItem } from "../../src/shared/nav.ts";

const page = (href: string, label: string): SidebarItem => ({ type: "page", href, label });
const sidebars = {
  main: [
    {
      type: "category" as const,
      id: "mail",
      label: "Mail",
      href: "/docs/category/mail",
      hasPage: true,
      collapsible: true,
      collapsed: true,
      items: [
        page("/docs/mail/queue", "Queues"),
        page("/docs/mail/dkim/sign", "DKIM signing"),
        page("/docs/mail/dkim/verify", "DKIM verification"),
      ],
    },
    page("/docs/install/upgrade", "Upgrading"),
  ],
};

describe("an address that led nowhere", () => {
  it.each([
    ["/docs/queue", "/docs/mail/queue"],
    ["/docs/mail/outbound/queues.html", "/docs/mail/queue"],
    ["/docs/dkim/signing", "/docs/mail/dkim/sign"],
    ["/docs/install/upgarde", "/docs/install/upgrade"],
    ["/upgrading", "/docs/install/upgrade"],
    ["/docs/mail", "/docs/category/mail"],
  ])("suggests for %s first %s", (asked, href) => {
    expect(suggestPages(asked, sidebars)[0]?.href).toBe(href);
  });

  it.each(["/docs/", "/no/such/thing", "/wp-login.php", "/%E0%A4%A"])("suggests nothing for %s", (asked) => {
    expect(suggestPages(asked, sidebars)).toEqual([]);
  });
});
