import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { shell } from "../../../../test/support/views.ts";
import { App } from "../../src/app/App.tsx";
import { createShellWriter } from "../../src/build/documentShell.tsx";
import type { ShellView } from "../../src/shared/shell.ts";

const link = { type: "link", position: "left", icon: null } as const;

/** Sections inside of each other, and links to the same page in another language. */
const manifold: ShellView = {
  ...shell,
  navbar: [
    ...shell.navbar,
    { ...link, label: "Blog", href: "/blog", activeBase: "/blog" },
    { ...link, label: "API", href: "/docs/api/x", activeBase: "/docs/api" },
    { ...link, label: "Code", href: "https://code.test", activeBase: null },
  ],
  versions: [...shell.versions, { name: "v1", label: "1.0", path: "/docs/v1/" }],
  locales: shell.locales.flatMap((locale) => [
    locale,
    { ...locale, label: "Deutsch", htmlLang: "de", path: "de" },
  ]),
};

const PATHS = [
  "/",
  "/blog",
  "/blog/a",
  "/blogs",
  "/docs/",
  "/docs/a",
  "/docs/v1/a",
  "/docs/api",
  "/docs/api/b/c",
];
const PAGES = [...PATHS, ...PATHS.toReversed(), "/docs/a&b"].flatMap((path) => [
  { path, sidebar: null, sidebarHtml: undefined, mainHtml: `<p>${path}</p>` },
  { path, sidebar: "docs", sidebarHtml: `<ul><li>${path}</li></ul>`, mainHtml: "" },
  { path, sidebar: "none", sidebarHtml: undefined, mainHtml: "$& \uE001" },
]);

describe("the shell of a document", () => {
  it.each([
    ["at the root", manifold],
    ["below a base", { ...manifold, baseUrl: "/sub/" }],
    [
      "without sections",
      { ...manifold, navbar: [{ type: "locales" as const, position: "right" as const }], versions: [] },
    ],
  ])("is what the app draws for each page by itself, %s", (_, site) => {
    const write = createShellWriter(site);
    for (const page of PAGES) {
      const { path, sidebar, ...html } = page;
      const drawn = (
        <App shell={site} page={{ status: "adopted", path, sidebar }} sidebars={null} {...html} />
      );
      expect(write(page)).toBe(renderToString(drawn));
    }
  });
});
