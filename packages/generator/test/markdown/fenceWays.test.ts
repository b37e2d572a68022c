import { expect, it } from "vitest";
import { compilerFor } from "../../../../test/support/compile.ts";

const place = {
  label: "Stored",
  ways: [{ label: "CLI", lang: "bash", code: "set a 1\n" }],
  link: { path: "/tools/try#a", text: "Try it" },
};
const compile = compilerFor([
  { name: "ways", fencePlace: () => place, load: () => ({ key: "", problems: [] }) },
]);
const htmlOf = (body: string) => {
  const { html } = compile({ file: "docs/page.md", body, firstLine: 1 });
  return html.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join("");
};

it("shows the other ways of a fence before its code, in one group of tabs", () => {
  const html = htmlOf("```toml\na = 1\n```\n\n```toml\nb = 2\n```\n");
  const labels = [...html.matchAll(/name="(.*?)" id="(.*?)" value="(.*?)"( checked)?/g)].map((found) =>
    found.slice(1),
  );
  expect(labels).toEqual([
    ["tabs-0", "tabs-0-0", "CLI", " checked"],
    ["tabs-0", "tabs-0-1", "TOML", undefined],
    ["tabs-1", "tabs-1-0", "CLI", " checked"],
    ["tabs-1", "tabs-1-1", "TOML", undefined],
  ]);
  expect(html).toContain('<span class="code-title">Stored</span>');
  expect(html).toContain('<a href="{"type":"path","path":"/tools/try#a"}">Try it</a>');
});

it("has the name of the place as title if there are no other ways, and knows the words behind its language", () => {
  const compileFew = compilerFor([
    {
      name: "few",
      fencePlace: (_lang, _code, attributes) =>
        "usual" in attributes ? { label: "Usual", link: place.link } : { label: "Stored" },
      load: () => ({ key: "", problems: [] }),
    },
  ]);
  const { html } = compileFew({ file: "docs/page.md", body: "```toml usual\na = 1\n```\n", firstLine: 1 });
  expect(html.join("")).toContain('<span class="code-title">Usual</span>');
  expect(html.join("")).toContain(">Try it</a></figcaption>");
  expect(html.join("")).not.toContain("tabs");
});

it("leaves a fence with a title, or one that is not checked, as it is", () => {
  expect(htmlOf('```toml title="a.toml"\na = 1\n```\n')).not.toContain("tabs");
  expect(htmlOf('```toml nocheck="no"\na = 1\n```\n')).not.toContain("tabs");
});
