import { describe, expect, it } from "vitest";
import { siteFrom } from "../../../../test/support/site.ts";
import type { SiteConfigInput } from "../../src/config/siteConfig.ts";

const FILES = {
  "docs/mail/overview.md": "---\ntitle: Mail\nformerAddresses: [/post/, /docs/letters]\n---\n\nText.\n",
  "docs/mail/queue.md": "# Queue\n",
};

const planned = (redirects: SiteConfigInput["redirects"]) => siteFrom(FILES, { redirects });
const told = async (redirects: SiteConfigInput["redirects"]) => {
  const { problems } = await planned(redirects);
  return problems.filter(({ rule }) => rule === "redirect").map(({ message, hint }) => [message, hint]);
};

describe("redirects", () => {
  it("come from front matter and from the configuration, besides those of folders", async () => {
    const { redirects, problems } = await planned([{ from: ["/q", "/old/q"], to: "/docs/mail/queue" }]);
    expect(redirects).toEqual({
      "/docs/mail": "/docs/mail/overview",
      "/post": "/docs/mail/overview",
      "/docs/letters": "/docs/mail/overview",
      "/q": "/docs/mail/queue",
      "/old/q": "/docs/mail/queue",
    });
    expect(problems).toEqual([]);
  });

  it("may take the place of those of folders", async () => {
    const { redirects } = await planned([{ from: "/docs/mail/", to: "/docs/mail/queue" }]);
    expect(redirects["/docs/mail"]).toBe("/docs/mail/queue");
  });

  it("are refused for an address that has a page, which stays", async () => {
    expect(await told([{ from: "/docs/mail/queue", to: "/docs/mail/overview" }])).toEqual([
      [
        '"/docs/mail/queue" cannot be redirected to "/docs/mail/overview": there is a page.',
        "Remove the redirect, or give that page another address.",
      ],
    ]);
  });

  it("are refused in two steps", async () => {
    expect(await told([{ from: "/a", to: "/post" }])).toEqual([
      [
        '"/a" is redirected more than once: /a → /post → /docs/mail/overview.',
        'Name the page as the target: "/docs/mail/overview".',
      ],
    ]);
  });

  it("are refused in a loop", async () => {
    const loop = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ];
    expect(await told(loop)).toEqual([
      ['The redirects of "/a" form a loop: /a → /b → /a.', "Name a page as the target."],
      ['The redirects of "/b" form a loop: /b → /a → /b.', "Name a page as the target."],
    ]);
    expect((await planned(loop)).redirects).not.toHaveProperty("/a");
  });

  it("of a frozen page do not take those of the page that was frozen", async () => {
    const files = {
      ...FILES,
      "versions.json": '["1.0"]',
      "versioned_docs/version-1.0/mail/overview.md": `---
title: Mail
formerAddresses: [/post, /docs/1.0/letters, /docs/mail/queue]
---

Text.
`,
    };
    const { redirects, problems } = await siteFrom(files, { docs: { lastVersion: "current" } });
    expect(redirects).toMatchObject({
      "/post": "/docs/mail/overview",
      "/docs/1.0/letters": "/docs/1.0/mail/overview",
    });
    expect(redirects).not.toHaveProperty("/docs/mail/queue");
    expect(problems).toEqual([]);
  });

  it("are links of the configuration, which the link check follows", async () => {
    const { shellLinks } = await planned([{ from: "/a", to: "/docs/nowhere" }]);
    expect(shellLinks).toContainEqual({ href: "/docs/nowhere", file: "../site.config.ts", line: 0 });
  });
});
