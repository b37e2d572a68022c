import { describe, expect, it } from "vitest";
import { suggestPages } from "../../src/app/suggestPages.ts";

const PAGES = [
  ["/", "Mail that works"],
  ["/docs/install/dns", "Setting up DNS"],
  ["/docs/install/upgrade", "Upgrading"],
  ["/docs/category/mail", "Mail"],
  ["/docs/mail/queue", "Queues"],
  ["/docs/mail/dkim/sign", "DKIM signing"],
  ["/docs/mail/dkim/verify", "DKIM verification"],
  ["/docs/spam/overview", "Spam filter"],
  ["/blog", "Blog"],
  ["/blog/page/2", "Blog (page 2)"],
  ["/blog/spam-filter", "A filter for spam inside the mail server"],
  ["/blog/roadmap", "The way to 1.0"],
].map(([href = "", label = ""]) => ({ href, label }));

describe("an address that led nowhere", () => {
  it.each([
    ["/docs/queue", "/docs/mail/queue"],
    ["/docs/mail/outbound/queues.html", "/docs/mail/queue"],
    ["/docs/dkim/signing", "/docs/mail/dkim/sign"],
    ["/docs/install/upgarde", "/docs/install/upgrade"],
    ["/docs/install/dsn", "/docs/install/dns"],
    ["/docs/setting-up-dsn", "/docs/install/dns"],
    ["/upgrading", "/docs/install/upgrade"],
    ["/docs/mail", "/docs/category/mail"],
    ["/blog/spam-fliter", "/blog/spam-filter"],
  ])("suggests for %s first %s", (asked, href) => {
    expect(suggestPages(asked, PAGES, [])[0]?.href).toBe(href);
  });

  it("suggests at most three pages", () => {
    const many = [1, 2, 3, 4].map((at) => ({ href: `/docs/queue-${at}`, label: "Queue" }));
    expect(suggestPages("/docs/queue", many, [])).toHaveLength(3);
  });

  it("suggests the closest page above it if no other is similar", () => {
    expect(suggestPages("/blog/page/1", PAGES, [])).toEqual([{ href: "/blog", label: "Blog" }]);
  });

  it.each(["/no/such/thing", "/wp-admin.php", "/%E0%A4%A"])("suggests nothing for %s", (asked) => {
    expect(suggestPages(asked, PAGES, [])).toEqual([]);
  });

  it("suggests pages of the version that the address is below", () => {
    const versions = [
      { path: "/docs", isLast: true },
      { path: "/docs/2.0", isLast: false },
    ];
    const pages = ["/docs/install/linux", "/docs/2.0", "/docs/2.0/install/platform/linux"].map((href) => ({
      href,
      label: "",
    }));
    const suggested = (asked: string) => suggestPages(asked, pages, versions).map(({ href }) => href);
    expect(suggested("/docs/2.0/linux")).toEqual(["/docs/2.0/install/platform/linux"]);
    expect(suggested("/docs/linux")).toEqual(["/docs/install/linux"]);
    expect(suggested("/linux")).toEqual(["/docs/install/linux"]);
    expect(suggested("/docs/2.0/nope")).toEqual(["/docs/2.0"]);
  });
});
