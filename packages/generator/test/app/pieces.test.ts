import { describe, expect, it } from "vitest";
import { errorChain } from "../../src/app/components/CrashNotice.tsx";
import { nestToc } from "../../src/app/components/TableOfContents.tsx";
import { collapseDuration } from "../../src/app/useCollapse.ts";
import { isBelow, versionAt } from "../../src/shared/versionAt.ts";

describe("the collapse animation", () => {
  it("takes one millisecond with reduced motion", () => {
    expect(collapseDuration(900, true)).toBe(1);
  });

  it("takes no time for an empty list", () => {
    expect(collapseDuration(0, false)).toBe(0);
  });

  it("takes longer for taller lists, up to a limit", () => {
    const durations = [36, 360, 3600, 36_000].map((height) => collapseDuration(height, false));
    expect(durations).toEqual([192, 327, 400, 400]);
  });
});

describe("the table of contents", () => {
  const entry = (id: string, level: number) => ({ id, html: id, level });

  it("puts deeper headings under the one before", () => {
    const nested = nestToc([entry("a", 2), entry("b", 3), entry("c", 3), entry("d", 2)]);
    expect(nested.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ["a", ["b", "c"]],
      ["d", []],
    ]);
  });

  it("keeps a leading deeper heading at the top level", () => {
    expect(nestToc([entry("b", 3), entry("a", 2)]).map(({ id }) => id)).toEqual(["b", "a"]);
  });
});

describe("an error's causes", () => {
  it("are listed from the outermost to the innermost", () => {
    const error = new Error("outer", { cause: new Error("middle", { cause: "inner" }) });
    expect(errorChain(error)).toEqual(["outer", "middle", "inner"]);
  });

  it("are listed once, even if they are circular", () => {
    const error = new Error("a");
    error.cause = new Error("b", { cause: error });
    expect(errorChain(error)).toEqual(["a", "b"]);
    expect(errorChain(new Error("same", { cause: new Error("same") }))).toEqual(["same"]);
  });
});

describe("the version of a page", () => {
  const next = { path: "/docs/", isLast: true };
  const old = { path: "/docs/1.0/", isLast: false };

  it("is the one with the longest matching path", () => {
    expect(versionAt([next, old], "/docs/1.0/install")).toBe(old);
    expect(versionAt([next, old], "/docs/install")).toBe(next);
  });

  it("is the last one outside of the docs, and undefined without versions", () => {
    expect(versionAt([old, next], "/blog")).toBe(next);
    expect(versionAt([], "/blog")).toBeUndefined();
  });

  it("does not treat /docsets as a part of /docs", () => {
    expect([isBelow("/docs/", "/docsets"), isBelow("/docs/", "/docs"), isBelow("/", "/x")]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
