import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

function admonition(type: string, title: string, body: string) {
  return `<div class="admonition ${type}"><p class="admonition-title">${title}</p>\n${body}\n</div>`;
}

describe("admonitions", () => {
  it.each([
    ["a title after a space", ":::tip My *title*", "My <em>title</em>"],
    ["a title in brackets", ":::tip[My *title*]", "My <em>title</em>"],
    ["no title", ":::tip", "Tip"],
    ["a space before its name", "::: tip", "Tip"],
  ])("may have %s", (_case, open, title) => {
    expect(compileHtml(`${open}\nText.\n:::`)).toBe(admonition("tip", title, "<p>Text.</p>"));
  });

  it.each([
    ["note", "note"],
    ["secondary", "note"],
    ["success", "tip"],
    ["info", "info"],
    ["important", "info"],
    ["warning", "warning"],
    ["caution", "warning"],
    ["danger", "danger"],
  ])("called %s are drawn as %s", (name, type) => {
    expect(compileHtml(`:::${name}\nText.\n:::`)).toContain(`<div class="admonition ${type}">`);
  });

  it("interrupt a paragraph and stand in lists", () => {
    expect(compileHtml("Before\n:::note\nText.\n:::\nafter")).toBe(
      `<p>Before</p>\n${admonition("note", "Note", "<p>Text.</p>")}\n<p>after</p>`,
    );
    expect(compileHtml("- item\n\n  :::note\n  Text.\n  :::")).toContain(
      admonition("note", "Note", "<p>Text.</p>"),
    );
  });
});

describe("titles of admonitions", () => {
  it("are read with the page, whose mistakes are told once", () => {
    const page = compile(
      "<Card />\n\n[^1]: A note.\n\n:::note[One]\nText[^1].\n:::\n\n:::note[Two]\nText.\n:::\n",
    );
    expect(page.problems.map(({ message, line }) => `${line} ${message}`)).toEqual([
      "1 JSX cannot be drawn: <Card>.",
    ]);
  });

  it("are found by search, unless they only repeat the kind", () => {
    const [section] = compile(":::note[Mind `this`]\nText.\n:::\n\n:::tip\nMore.\n:::").sections;
    expect(section?.text).toBe("Mind this\nText.\nMore.\n");
  });

  it("have links and mistakes on their own line", () => {
    const page = compile("Text.\n\n:::note[See [it](./a.md) and [that]()]\nText.\n:::");
    expect(page.refs).toMatchObject([{ target: "./a.md", line: 3 }]);
    expect(page.problems).toMatchObject([{ rule: "empty-link", line: 3 }]);
  });
});

describe("containers in containers", () => {
  const nested = admonition("note", "Note", `${admonition("tip", "Tip", "<p>In.</p>")}\n<p>Out.</p>`);

  it.each([
    ["with more colons outside", "::::note\n:::tip\nIn.\n:::\nOut.\n::::"],
    ["with the same number of colons", ":::note\n:::tip\nIn.\n:::\nOut.\n:::"],
  ])("nest %s", (_case, body) => {
    expect(compileHtml(body)).toBe(nested);
  });

  it("do not end at colons inside code", () => {
    const page = compile(":::note\n```md\n:::\n```\nText.\n:::\n\nAfter.");
    expect(page.problems).toEqual([]);
    expect(page.html).toMatch(/<p>Text\.<\/p>\s*<\/div>\s*<p>After\.<\/p>/);
  });

  it("end with the outer one when the inner one is left open, which is a problem", () => {
    const page = compile("::::note\n:::tip\nIn.\n::::\n\nAfter.");
    expect(page.html.endsWith("</div>\n</div>\n<p>After.</p>\n")).toBe(true);
    expect(page.problems).toMatchObject([{ message: '":::tip" is never closed.', line: 2 }]);
  });
});

describe("mistakes in containers", () => {
  it("are reported when the name is unknown", () => {
    expect(compile("Text.\n\n:::wraning\nText.\n:::").problems).toEqual([
      {
        severity: "error",
        rule: "container",
        message: 'Unknown block ":::wraning".',
        hint: 'Did you mean ":::warning"?',
        file: "docs/page.md",
        line: 3,
      },
    ]);
  });

  it("are reported when the end is missing", () => {
    expect(compile("Text.\n\n:::note\nText.").problems).toMatchObject([
      { rule: "container", message: '":::note" is never closed.', line: 3 },
    ]);
  });

  it("are reported when tabs have no tab", () => {
    expect(compile(":::tabs\nText.\n:::").problems).toMatchObject([{ rule: "tabs", line: 1 }]);
  });
});

describe("tabs", () => {
  it("are radio buttons with a panel each, the first one open", () => {
    expect(compileHtml(':::tabs\n== Linux\n\nApt.\n\n== Mac "OS"\n\nBrew.\n:::')).toBe(
      [
        '<div class="tabs" role="radiogroup" aria-label="Alternatives">',
        '<input type="radio" name="tabs-0" id="tabs-0-0" value="Linux" checked><label for="tabs-0-0">Linux</label>',
        '<div class="tab-panel">',
        "<p>Apt.</p>",
        "</div>",
        '<input type="radio" name="tabs-0" id="tabs-0-1" value="Mac &quot;OS&quot;">' +
          '<label for="tabs-0-1">Mac &quot;OS&quot;</label>',
        '<div class="tab-panel">',
        "<p>Brew.</p>",
        "</div>",
        "</div>",
      ].join("\n"),
    );
  });

  it("are numbered on the page, so that groups do not mix", () => {
    const group = ":::tabs\n== A\n\nText.\n:::\n\n";
    expect(compileHtml(group + group).match(/name="tabs-\d"/g)).toEqual(['name="tabs-0"', 'name="tabs-1"']);
  });

  it("do not begin inside code", () => {
    const html = compileHtml(":::tabs\n== A\n\n```\n== not a tab\n```\n:::");
    expect(html.match(/<label/g)).toHaveLength(1);
    expect(html).toContain("== not a tab");
  });

  it("stand inside other tabs", () => {
    const html = compileHtml("::::tabs\n== A\n:::tabs\n== B\nb\n== C\nc\n:::\n== D\nd\n::::");
    const names = [...html.matchAll(/name="(tabs-\d)" id="[^"]*" value="(.)"/g)].map(([, group, tab]) => [
      group,
      tab,
    ]);
    expect(names).toEqual([
      ["tabs-0", "A"],
      ["tabs-1", "B"],
      ["tabs-1", "C"],
      ["tabs-0", "D"],
    ]);
  });
});

it("draws a list of links as cards", () => {
  expect(compileHtml(":::cards\n- [One](https://one.example)\n  The first.\n:::")).toBe(
    '<div class="cards">\n<ul>\n<li><a href="https://one.example" rel="noopener">One</a>\nThe first.</li>\n</ul>\n</div>',
  );
});

it("draws steps as a numbered list in a box of its own", () => {
  expect(compileHtml(":::steps\n1. One\n2. Two\n:::")).toBe(
    '<div class="steps">\n<ol>\n<li>One</li>\n<li>Two</li>\n</ol>\n</div>',
  );
});
