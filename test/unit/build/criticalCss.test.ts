import { describe, expect, it } from "vitest";
import { createCriticalCss, prepareCss } from "../../../src/build/criticalCss.ts";

const pick = (css: string, html: string) => createCriticalCss(prepareCss(css))(html);

describe("the styles of a document", () => {
  it("are the rules about elements and classes it has", () => {
    const css = "p{color:red}h2{color:blue}.card{margin:0}.card p{margin:1px}";
    expect(pick(css, "<p>Text</p>")).toBe("p{color:red}");
    expect(pick(css, '<div class="card"><p>Text</p></div>')).toBe(
      "p{color:red}.card{margin:0}.card p{margin:1px}",
    );
  });

  it("leave out alternatives it has not", () => {
    const css = ":is(.a,.b,.c) :is(h2,h3){margin:0}";
    expect(pick(css, '<div class="b"><h3>Text</h3></div>')).toBe(":is(.b) :is(h3){margin:0}");
  });

  it("keep all alternatives of unlike weight, because the strongest counts for each of them", () => {
    const css = ":is(li,.note)>p{margin:0}:is(.a,.b>.c) p{margin:1px}";
    expect(pick(css, '<ul class="a"><li><p>Text</p></li></ul>')).toBe(css);
  });

  it("have keyframes only for an animation that runs", () => {
    const css = ".spinner{animation:turn 1s}@keyframes turn{to{rotate:1turn}}";
    expect(pick(css, "<p>Text</p>")).toBe("");
    expect(pick(css, '<p class="spinner"></p>')).toBe(css);
  });
});
