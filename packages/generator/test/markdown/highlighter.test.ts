import { beforeAll, describe, expect, it } from "vitest";
import { compile, highlight } from "../../../../test/support/compile.ts";
import { createHighlighter, type Highlighter } from "../../src/markdown/code/highlighter.ts";
import { importLanguages } from "../../src/markdown/code/languages.ts";

let highlighter: Highlighter;

beforeAll(async () => {
  highlighter = await createHighlighter();
});

/** The text of a highlighted snippet, with its markup gone. */
function plainText(html: string): string {
  const text = html.replace(/<[^>]+>/g, "");
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

describe("highlighted code", () => {
  it("wraps every line and joins lines with newlines", () => {
    expect(highlight("a\n\nb", "txt")).toBe(
      '<span class="line">a</span>\n<span class="line"></span>\n<span class="line">b</span>',
    );
  });

  it("names tokens by class and leaves punctuation and blanks bare", () => {
    expect(highlight("  enable = true # yes", "toml")).toBe(
      '<span class="line">  <span class="t-v">enable</span> = <span class="t-n">true</span> <span class="t-c"># yes</span></span>',
    );
  });

  it("distinguishes the commands of a terminal from their output", () => {
    expect(highlight('$ sudo ls\nport = 25, id = "x"', "console")).toBe(
      '<span class="line"><span class="t-k">$</span> <span class="t-f">sudo</span> ls</span>\n' +
        '<span class="line"><span class="t-v">port</span> = <span class="t-n">25</span>, <span class="t-v">id</span> = <span class="t-s">&quot;x&quot;</span></span>',
    );
  });

  it("merges adjacent tokens of one class", () => {
    expect(highlight("[session.rcpt]", "toml")).toBe(
      '<span class="line"><span class="t-t">[session.rcpt]</span></span>',
    );
  });

  it("escapes what HTML would read as markup, in plain text too", () => {
    expect(highlight('<a href="x">&', "txt")).toContain("&lt;a href=&quot;x&quot;&gt;&amp;");
    expect(highlight('x = "<b>"', "toml")).toContain("&lt;b&gt;");
  });

  it("shows a language it does not know as plain text", () => {
    expect(highlight("+[<]", "brainfuck")).toBe('<span class="line">+[&lt;]</span>');
  });

  it("highlights a line by its context, even if the same line occurs elsewhere", async () => {
    const key = '<span class="line"><span class="t-v">b</span> = <span class="t-n">1</span></span>';
    const text = '<span class="line"><span class="t-s">b = 1</span></span>';
    const inText = 'a = """\nb = 1\n"""\nb = 1';
    for (const code of ["b = 1", inText, "b = 1"]) highlight(code, "toml");
    const lines = highlight(inText, "toml").split("\n");
    expect([lines[1], lines[3]]).toEqual([text, key]);
    expect(highlight("\n\nb = 1", "toml").split("\n")[2]).toBe(key);
    expect(highlighter.toLines(inText, "toml")).toEqual((await createHighlighter()).toLines(inText, "toml"));
  });

  it("never writes a style", () => {
    expect(highlight("# Title\n**bold**", "markdown")).not.toContain("style");
  });
});

describe("languages", () => {
  const names =
    "toml ini bash sh shell powershell json jsonc yaml yml nginx caddy haproxy sql http xml html css javascript js jsx " +
    "typescript ts tsx rust python dockerfile diff markdown properties hcl lua java go php sieve txt text";

  it.each(names.split(" "))("knows %s and keeps its text", (lang) => {
    const code = 'alpha = "beta" # gamma\n  <delta> { $epsilon: 1 } // zeta\n';
    expect(compile(`\`\`\`${lang}\n${code}\`\`\`\n`).problems).toEqual([]);
    expect(plainText(highlight(code, lang))).toBe(code);
  });

  it("has one grammar under each name, so that no language changes how another looks", async () => {
    const grammars = [...(await importLanguages()).values()].flat();
    const byName = new Map(grammars.map((grammar) => [grammar.name, grammar]));
    expect(grammars.filter((grammar) => byName.get(grammar.name) !== grammar)).toEqual([]);
  });
});

describe("shell", () => {
  const html = (code: string) => highlight(code, "bash").replaceAll('<span class="line">', "");

  it("tells commands, options, strings and variables apart", () => {
    const line = html(`curl -sS -u "admin:\${SECRET}" "$url" | jq .id`);
    expect(line).toContain('<span class="t-f">curl</span> <span class="t-v">-sS -u</span>');
    expect(line).toContain(`<span class="t-v">\${SECRET}</span>`);
    expect(line).toContain('| <span class="t-f">jq</span> .id');
  });

  it("goes on with a command after a backslash", () => {
    expect(html("docker run \\\n  -d stalwart")).toContain('  <span class="t-v">-d</span>');
  });

  it("keeps a short value with its option, and the backslash with its word, where lines wrap", () => {
    const lines = html("ssh -p 22 --key /root/id host \\\n  -v a:/a/path/that/is/too/long/for/a/phone").split(
      "\n",
    );
    expect(lines[0]).toContain('<span class="t-v">-p</span><span class="t-e"> 22</span>');
    expect(lines[0]).toContain('<span class="t-v">--key</span><span class="t-e"> /root/id</span> host');
    expect(lines[1]).toContain('<span class="t-v">-v</span> a:/a');
  });

  it("ends a here-document at its word and not before", () => {
    const lines = html("cat <<'EOF' > x\n$HOME # text\nEOF\necho done").split("\n");
    expect(lines[1]).toContain('<span class="t-s">$HOME # text</span>');
    expect(lines[3]).toContain('<span class="t-f">echo</span> done');
  });

  it("highlights the command inside a substitution", () => {
    expect(html('x="$(date +%s)"')).toContain('$(<span class="t-f">date</span> +%s)');
  });
});

describe("configuration files", () => {
  it("tells nginx blocks from directives", () => {
    const html = highlight(`server { listen 25; proxy_pass http://\${up}; }`, "nginx");
    expect(html).toContain(
      '<span class="t-k">server</span> { <span class="t-f">listen</span> <span class="t-n">25</span>',
    );
    expect(html).toContain(`<span class="t-f">proxy_pass</span> http://<span class="t-v">\${up}</span>`);
  });

  it("highlights JSON inside an HTTP exchange", () => {
    const html = highlight('POST /api HTTP/1.1\nHost: x\n\n{"a": 1}', "http");
    expect(html).toContain('<span class="t-k">POST</span>');
    expect(html).toContain('<span class="t-v">&quot;a&quot;</span>: <span class="t-n">1</span>');
  });
});

describe("programs", () => {
  const marked = (code: string, lang: string) =>
    highlight(code, lang)
      .replace(/<span class="line">(.*)<\/span>/g, "$1")
      .replace(/<span class="t-(.)">(.*?)<\/span>/g, "[$1 $2]");

  it("tells words, names, types and strings of TypeScript apart", () => {
    expect(marked("export async function read(body: Buffer): Promise<string> {", "ts")).toBe(
      "[k export async function] [f read]([v body]: [t Buffer]): [t Promise]&lt;[t string]&gt; {",
    );
    expect(marked("const sum = async () => parse(`a $\u007b1 + x} b`) ?? null; // why", "js")).toBe(
      "[k const] sum = [k async] () [k =&gt;] [f parse]([s `a] $\u007b[n 1] + x} [s b`]) ?? [n null]; [c // why]",
    );
  });

  it("takes a name for a name where TypeScript has a word of the same spelling", () => {
    expect(marked("type Row = { type: string }; set(row.get, type);", "ts")).toBe(
      "[k type] [t Row] = { [v type]: [t string] }; [f set](row.get, type);",
    );
  });

  it("does not take a division for a regular expression", () => {
    expect(marked("a = b / c / d; e = /f[/]g/i;", "js")).toBe("a = b / c / d; e = [s /f[/]g/i];");
  });

  it("highlights script inside HTML", () => {
    expect(marked('<p id="x" hidden>&amp;</p><script>let a = 1;</script>', "html")).toBe(
      "&lt;[t p] [v id]=[s &quot;x&quot;] [v hidden]&gt;[n &amp;amp;]&lt;/[t p]&gt;&lt;[t script]&gt;[k let] a = [n 1];&lt;/[t script]&gt;",
    );
  });

  it("tells variables, words, names and constants of PHP apart", () => {
    expect(marked('<?php\nreturn new Mail($this->host, "a $name", PHP_EOL); // why', "php")).toBe(
      "&lt;?[n php]\n[k return new] [f Mail]([k $this]-&gt;host, [s &quot;a] [v $name][s &quot;], [n PHP_EOL]); [c // why]",
    );
  });

  it("tells commands, options and variables of PowerShell apart", () => {
    expect(marked('Get-Service -Name "$name" | Select-Object Status # one', "powershell")).toBe(
      "[f Get-Service] [v -Name] [s &quot;][v $name][s &quot;] | [f Select-Object] Status [c # one]",
    );
  });
});
