import { afterEach, describe, expect, it, vi } from "vitest";
import { applyChoices } from "../../../src/client/inline/applyChoices.ts";
import { stubBrowser } from "./stubBrowser.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("choices that change the height of the text", () => {
  it.each([
    ["a tab", { tabs: '["Docker"]' }, [{ rel: "expect", href: "#site:page", blocking: "render" }]],
    ["wrapped code", { "code-wrap": "true" }, []],
    ["none", {}, []],
  ])(
    "with %s stored, the first paint waits for the end of the text accordingly",
    (_case, stored, awaited) => {
      const { links } = stubBrowser({ stored: stored as Record<string, string> });
      applyChoices();
      expect(links).toEqual(awaited);
    },
  );

  it.each([
    [{ "code-wrap": "true" }, { codeWrap: "" }],
    [{}, {}],
  ])("with %j stored, the document is marked before its code is there", (stored, marked) => {
    const { document } = stubBrowser({ stored: stored as Record<string, string> });
    applyChoices();
    expect(document.documentElement.dataset).toEqual(marked);
  });
});
