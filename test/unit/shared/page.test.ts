import { describe, expect, it } from "vitest";
import { withBodies, withoutBodies } from "../../../src/shared/page.ts";
import { sampleViews } from "../support/views.ts";

describe("a view's HTML", () => {
  it.each(["doc", "post", "landing"] as const)("leaves a %s and comes back from the document", (kind) => {
    const view = sampleViews[kind];
    const bare = withoutBodies(view);
    expect(bare).toEqual({ ...view, html: null });
    expect(withBodies(bare, [view.html ?? ""])).toEqual(view);
  });

  it("leaves every post of a list, and comes back in order", () => {
    const [first] = sampleViews.postList.posts;
    const view = { ...sampleViews.postList, posts: [first, { ...first, excerptHtml: "<p>B</p>" }] };
    const list = view as typeof sampleViews.postList;
    const bare = withoutBodies(list);
    expect(JSON.stringify(bare)).not.toContain("<p>");
    expect(withBodies(bare, ["<p>A teaser.</p>", "<p>B</p>"])).toEqual(list);
  });

  it("is not looked for where there is none", () => {
    expect(withoutBodies(sampleViews.tags)).toBe(sampleViews.tags);
    expect(withBodies(sampleViews.search, ["<p>x</p>"])).toBe(sampleViews.search);
  });
});
