import { expect, it } from "vitest";
import { pageComponent, views } from "../../src/app/pages/views.ts";
import { checkViews } from "../../src/check/checkViews.ts";

it("finds nothing wrong with the site's own views", () => {
  expect(checkViews(views, pageComponent)).toEqual([]);
});

it("reports a page module without a default export", () => {
  expect(checkViews({ ...views, tags: {} }, pageComponent)).toEqual([
    {
      severity: "error",
      rule: "page-view",
      message: 'Page view "tags" has no default export, so it cannot render anything.',
      hint: "Export its component as default.",
    },
  ]);
});
