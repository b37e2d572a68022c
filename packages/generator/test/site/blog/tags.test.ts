import { expect, it } from "vitest";
import { normalizeTags, tagRedirects, tagSlug } from "../../../src/site/blog/tags.ts";

it.each([
  ["spam", "spam"],
  ["Multi-Tenancy", "multi-tenancy"],
  ["multi tenancy", "multi-tenancy"],
  ["OAuth Login", "o-auth-login"],
  ["IMAP4rev2", "imap-4-rev-2"],
  ["2FA", "2-fa"],
  ["v0.14", "v-0-14"],
  ["Größe", "grosse"],
  ["it's", "its"],
  ["日本語", "日本語"],
  ["Почта mail", "почта-mail"],
])("gives %s the slug %s, as lodash's kebabCase does", (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});

it("merges tags with the same permalink on one page, and redirects the other address", () => {
  const harbor = { label: "Harbor", permalink: "/harbor" };
  const known = { harbor, harbors: harbor, "Old Ships": {} };
  expect(normalizeTags(["harbors", "harbor"], "/blog/tags", known)).toMatchObject([
    { label: "Harbor", href: "/blog/tags/harbor" },
  ]);
  expect(tagRedirects(known, "/blog/tags")).toEqual({ "/blog/tags/harbors": "/blog/tags/harbor" });
});
