import { beforeAll, describe, expect, it } from "vitest";
import { codeMarks } from "../../src/markdown/code/codeMarks.ts";
import { fenceMeta } from "../../src/markdown/code/fenceMeta.ts";
import { createHighlighter, type Highlighter } from "../../src/markdown/code/highlighter.ts";
import { renderCode } from "../../src/markdown/code/renderCode.ts";

let highlighter: Highlighter;

beforeAll(async () => {
  highlighter = await createHighlighter();
});

function render(code: string, info: string) {
  const meta = fenceMeta(info);
  const marked = codeMarks(code, meta.lang, { readsHighlights: meta.highlighted.size === 0 });
  return renderCode({ marked, meta, holes: [] }, { highlighter, extensions: [] });
}

describe("renderCode", () => {
  it("draws the complete figure", () => {
    expect(render("a = 1\n", 'toml title="config.toml"')).toBe(
      '<figure class="code" data-lang="toml"><figcaption><span class="code-title">config.toml</span>' +
        '<span class="code-lang">TOML</span></figcaption><pre tabindex="0"><code><span class="line">' +
        '<span class="t-v">a</span> = <span class="t-n">1</span></span></code></pre></figure>',
    );
  });

  it("has no title bar without a title", () => {
    expect(render("a\n", "txt")).not.toContain("figcaption");
  });

  it("marks highlighted lines and numbered figures", () => {
    const html = render("a\nb\nc\n", "txt {2} showLineNumbers=10");
    expect(html).toContain('<figure class="code numbered" data-lang="txt">');
    expect(html).toContain(
      '<span class="line" data-line="10">a</span>\n<span class="line highlighted" data-line="11">b</span>\n',
    );
  });

  it("keeps the backslash at the end of a line with the word before it", () => {
    expect(render("docker run alpine \\\n  true\n", "bash")).toContain(
      ' run <span class="t-e">alpine \\</span></span>\n',
    );
  });

  it("marks the indentation of lines that wrap on phones", () => {
    const html = render(["short", "long ".repeat(9)].map((text) => `     ${text}`).join("\n"), "json");
    expect(html.match(/class="line.*?"/g)).toEqual(['class="line"', 'class="line in4"']);
  });

  it("counts lines without the comments that mark them", () => {
    const html = render("# highlight-next-line\na\nb\n", "bash");
    expect(html.match(/class="line/g)).toHaveLength(2);
    expect(html).toContain('<span class="line highlighted"><span class="t-f">a</span></span>');
  });

  it("marks added, removed and focused lines", () => {
    const html = render("a # [!code ++]\nb # [!code --]\nc # [!code focus]\n", "txt");
    expect(html).toContain('<figure class="code with-focus" data-lang="txt">');
    expect(html).toContain(
      '<ins class="line added">a</ins>\n<del class="line removed">b</del>\n<span class="line focused">c</span>',
    );
  });

  it("keeps marking comments when the fence names lines, as Docusaurus does", () => {
    expect(render("# highlight-next-line\na\n", "bash {2}")).toContain("highlight-next-line");
  });

  it("treats a fence without a language as text", () => {
    expect(render("a\n", "")).toContain('data-lang="txt"');
  });

  it("escapes title and language", () => {
    const html = render("a\n", '<x> title="<b> & c"');
    expect(html).toContain("&lt;b&gt; &amp; c");
    expect(html).toContain('data-lang="&lt;x&gt;"');
  });

  it("drops one final newline and Windows line ends, and no other blank line", () => {
    expect(render("a\r\n\r\n", "txt")).toContain(
      '<span class="line">a</span>\n<span class="line"></span></code>',
    );
  });
});
