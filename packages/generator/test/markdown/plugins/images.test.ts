import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

describe("images", () => {
  it("leave a reference in their place and load lazily", () => {
    const page = compile("Text ![alt text](./a%20b.png) more");
    expect(page.html).toBe('<p>Text <img src="ref:0" alt="alt text" loading="lazy"> more</p>\n');
    expect(page.refs).toEqual([{ kind: "image", target: "./a b.png", line: 1 }]);
  });

  it("that stand alone become figures that can be enlarged, with their title as caption", () => {
    const figure = '<figure class="image"><img src="ref:0" alt="alt" loading="lazy">';
    const button = '<button type="button" class="zoom">Enlarge</button>';
    expect(compileHtml('![alt](a.png "A <caption>")')).toBe(
      `${figure}${button}<figcaption>A &lt;caption&gt;</figcaption></figure>`,
    );
    expect(compileHtml("![alt](a.png)")).toBe(`${figure}${button}</figure>`);
  });

  it("with a title inside a sentence stay where they are", () => {
    expect(compileHtml('See ![alt](a.png "T")')).toBe(
      '<p>See <img src="ref:0" alt="alt" title="T" loading="lazy"></p>',
    );
  });

  it("of other sites are collected too, because browsers may not load them", () => {
    expect(compile("![x](https://x.test/a.png)").refs).toEqual([
      { kind: "image", target: "https://x.test/a.png", line: 1 },
    ]);
  });

  it("may have a broken escape in their name", () => {
    expect(compile("![x](%E0.png)").refs).toEqual([{ kind: "image", target: "%E0.png", line: 1 }]);
  });
});
