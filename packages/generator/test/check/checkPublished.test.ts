import { expect, it } from "vitest";
import { siteFrom } from "../../../../test/support/site.ts";
import { checkPublished } from "../../src/check/checkPublished.ts";

const ICONS = ["/icon.svg", "/icon-192.png", "/icon-512.png", "/social-card.png"];

async function told(files: Record<string, string>, parts = {}, publicFiles = ICONS) {
  const site = await siteFrom(files, parts);
  return checkPublished(site, new Set(publicFiles)).map(({ severity, message }) => `${severity} ${message}`);
}

it("says nothing of a site with an address, pictures, a home page and one language", async () => {
  expect(await told({ "pages/index.md": "# A\n" })).toEqual([]);
  expect(await told({ "docs/a.md": "# A\n" }, {}, [...ICONS, "/index.html"])).toEqual([]);
});

it("tells what the defaults of a site without configuration lead to", async () => {
  expect(await told({ "docs/a.md": "# A\n" }, { url: "http://localhost:3000" }, ["/icon.svg"])).toEqual([
    'warning Canonical addresses, feeds, the sitemap and robots.txt name "http://localhost:3000".',
    "warning Documents and the manifest name pictures that are not there: icon-192.png, icon-512.png, social-card.png.",
    'warning There is no home page: the logo and the breadcrumbs lead to "/".',
  ]);
});

it("names the configuration as it is found by the reader", async () => {
  const site = await siteFrom({ "pages/index.md": "# A\n" }, { url: "http://localhost:3000" });
  const [problem] = checkPublished(site, new Set(ICONS));
  expect(problem?.hint).toContain("into site.config.ts beside the content folder");
});

it("tells what browsers would keep although it changes", async () => {
  const files = { "pages/index.md": "# A\n", "pages/assets/a.md": "# B\n" };
  expect(await told(files, {}, [...ICONS, "/assets/b.css"])).toEqual([
    "warning Browsers keep what is below /assets/ for a year, also if it changes: /assets/b.css, /assets/a.",
  ]);
});

it("tells that another language is not built", async () => {
  const locale = { direction: "ltr", calendar: "gregory" };
  const locales = {
    en: { ...locale, label: "English", htmlLang: "en", path: "en" },
    de: { ...locale, label: "Deutsch", htmlLang: "de", path: "de" },
  };
  expect(await told({ "pages/index.md": "# A\n" }, { locales })).toEqual([
    "warning The menu of languages leads to /de/, which this build does not write.",
  ]);
});
