import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

describe("raw HTML", () => {
  it("keeps the tags a writer needs", () => {
    expect(compileHtml("Press <kbd>Ctrl</kbd><br>H<sub>2</sub>O")).toBe(
      "<p>Press <kbd>Ctrl</kbd><br>H<sub>2</sub>O</p>",
    );
  });

  it.each([
    ["an open block", "<div>\n\nText.", "<p>Text.</p>"],
    ["open bold text", "Some <b>text.", "<p>Some text.</p>"],
    ["an open link", 'Some <a href="/x">text.', "<p>Some text.</p>"],
    ["an end without a beginning", "Text.\n\n</div>", "<p>Text.</p>"],
    ["an inner end", "<div>\n\nText.</b>\n\n</div>", "<div>\n<p>Text.</p>\n</div>"],
  ])("leaves out the tag of %s, which would reach beyond the article", (_what, text, html) => {
    const page = compile(text);
    expect(page.html.replace(/\n+/g, "\n").trim()).toBe(html);
    expect(page.problems).toMatchObject([{ severity: "error", rule: "html" }]);
  });

  it("keeps details around Markdown", () => {
    expect(compileHtml("<details>\n<summary>More</summary>\n\nSome **text**.\n\n</details>")).toBe(
      "<details>\n<summary>More</summary>\n<p>Some <strong>text</strong>.</p>\n</details>",
    );
  });

  it("keeps a closing tag that text follows without a blank line", () => {
    expect(compileHtml("<details>\n\nText.\n\n</details>\nAfter.")).toBe(
      "<details>\n<p>Text.</p>\n</details>\nAfter.",
    );
  });

  it("collects links and images with their line", () => {
    const page = compile(
      'Text.\n\n<p align="center">\n<a href="a.md"><img src="b.png" width="20"></a>\n</p>',
    );
    expect(page.refs).toEqual([
      { kind: "link", target: "a.md", line: 4 },
      { kind: "image", target: "b.png", line: 4 },
    ]);
    expect(page.html).toContain('<a href="ref:0"><img src="ref:1" width="20"></a>');
  });

  it("reports each refused element once, whatever else is wrong on its line", () => {
    const { problems } = compile('A <b style="color: red">word</b> and <video src="a.mp4"></video>.');
    expect(problems.map(({ message }) => message)).toEqual([
      'The attribute "style" of <b> is left out.',
      "<video> is not allowed on a page.",
    ]);
  });

  it("drops comments", () => {
    expect(compileHtml("A <!-- note --> B\n\n<!-- block -->")).toBe("<p>A  B</p>");
  });
});

describe("what a Markdown file cannot bring into a page", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", ""],
    ["a script in a sentence", "a <script>x()</script>", "<p>a &lt;script&gt;x()&lt;/script&gt;</p>"],
    ["a stylesheet", "<style>p { color: red }</style>", ""],
    ["an event handler", "<div onclick='x()' class='a'>d</div>", '<div class="a">d</div>'],
    ["a style", "<span style='position:fixed'>d</span>", "<p><span>d</span></p>"],
    [
      "a frame",
      "<iframe src='https://x.test'></iframe>",
      "&lt;iframe src='https://x.test'&gt;&lt;/iframe&gt;",
    ],
    ["an SVG with a handler", "<svg onload=x()></svg>", "<p>&lt;svg onload=x()&gt;&lt;/svg&gt;</p>"],
    ["an embedded object", "a <object data=x></object>", "<p>a &lt;object data=x&gt;&lt;/object&gt;</p>"],
  ])("%s", (_case, body, html) => {
    expect(compileHtml(body)).toBe(html);
  });

  it("an image's error handler", () => {
    const page = compile("<img src=x onerror=alert(1)>");
    expect(page.html).toBe('<img src="ref:0">');
    expect(page.refs).toEqual([{ kind: "image", target: "x", line: 1 }]);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#115;cript:alert(1)",
    "javascript&colon;alert(1)",
    "vbscript:x",
    "data:text/html,x",
  ])("a link to %s", (href) => {
    expect(compileHtml(`<a href="${href}">x</a>`)).toBe("<p><a>x</a></p>");
  });

  it.each([" javascript:alert(1)", "java\tscript:alert(1)", "&#1;javascript:alert(1)"])(
    "a scheme hidden by blanks: %j is a path of the site at most",
    (href) => {
      const page = compile(`<a href="${href}">x</a>`);
      expect(page.html).toBe('<p><a href="ref:0">x</a></p>\n');
    },
  );

  it("an image from a data address", () => {
    expect(compileHtml("<img src='data:image/svg+xml,x' alt='a'>")).toBe('<img alt="a">');
  });
});
