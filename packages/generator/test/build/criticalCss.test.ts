import { describe, expect, it } from "vitest";
import { createCriticalCss } from "../../src/build/criticalCss.ts";
import { prepareCss } from "../../src/build/cssParts.ts";

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
    expect(pick(css, '<div class="b"><h3>Text</h3></div>')).toBe(".b h3{margin:0}");
  });

  it("keep all alternatives of unlike weight, because the strongest counts for each of them", () => {
    const css = ":is(li,.note)>p{margin:0}:is(.a,.b>.c) p{margin:1px}";
    expect(pick(css, '<ul class="a"><li><p>Text</p></li></ul>')).toBe(css);
  });

  it("leave out what is about elements it has, but not there", () => {
    const css =
      ".a{margin:0;& p{margin:1px}}.b p,.b>h2{margin:2px}.c{@media print and (width>1px){& p{margin:3px}}}";
    const html = '<div class="a"><h2>Title</h2></div><div class="b"><p>Text</p></div><div class="c"></div>';
    expect(pick(css, html)).toBe(".a{margin:0}.b p{margin:2px}");
    expect(pick(css, '<div class="a"><ul><li><p>Text</p></li></ul></div>')).toBe(
      ".a{margin:0;p{margin:1px}}",
    );
  });

  it("find an element's place in spite of an end without a beginning, and of elements without an end", () => {
    const css = ".a{& em{margin:0}}";
    expect(pick(css, '<div class="a"><p>x<br></p></b></p><em>y</em></div>')).toBe(".a{em{margin:0}}");
    expect(pick(css, '<div class="a">x</div><em>y</em>')).toBe("");
  });

  it("do not depend on the pages before", () => {
    const styles = createCriticalCss(prepareCss("p{color:red}.a p{margin:0}.b{margin:1px}svg{margin:2px}"));
    const pages = {
      '<div class="a"><p>Text</p></div>': "p{color:red}.a p{margin:0}",
      '<div class="c"><p>Text</p></div>': "p{color:red}",
      '<div class="a"><br><i class="b"/></div><p>Text</p>': "p{color:red}.b{margin:1px}",
      '<div class="a"><svg><linearGradient id="x"></linearGradient></svg></div><p>Text</p>':
        "p{color:red}svg{margin:2px}",
    };
    for (const [html, css] of [...Object.entries(pages), ...Object.entries(pages).reverse()])
      expect(styles(html)).toBe(css);
  });

  it("have rules about an id only where it is", () => {
    const css = "#a{margin:0}#b{margin:0}";
    expect(pick(css, '<p id="b">Text</p>')).toBe("#b{margin:0}");
  });

  it("leave out the ampersand where it goes without saying", () => {
    const css = ".a{& b{margin:0}&>b{margin:1px}&:hover{margin:2px}& b+&{margin:3px}.a &>b{margin:4px}}";
    expect(pick(css, '<p class="a"><b>Text</b></p>')).toBe(
      ".a{b{margin:0}>b{margin:1px}&:hover{margin:2px}& b+&{margin:3px}.a &>b{margin:4px}}",
    );
  });

  it("have keyframes only for an animation that runs", () => {
    const css = ".spinner{animation:turn 1s}@keyframes turn{to{rotate:1turn}}";
    expect(pick(css, "<p>Text</p>")).toBe("");
    expect(pick(css, '<p class="spinner"></p>')).toBe(css);
  });
});
