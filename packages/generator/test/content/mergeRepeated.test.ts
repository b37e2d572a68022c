import { expect, it } from "vitest";
import { loadFiles } from "../../../../test/support/site.ts";

it("reports a key of other tools once, as a warning", async () => {
  const page = "---\ntitle: A\nmetaTitle: B\nauthors: [x]\nog.title: C\n---\n\nText.\n";
  const { problems } = await loadFiles({ "docs/a.md": page, "docs/b.md": page, "docs/c.md": page });
  expect(problems).toMatchObject([
    {
      severity: "warning",
      message: 'Unknown key "metaTitle".',
      hint: "It is ignored. There are 2 others like it.",
      line: 3,
    },
    { severity: "warning", message: 'Unknown key "authors".' },
    { severity: "warning", message: 'Unknown key "og.title".' },
  ]);
});

it("keeps a misspelled key an error on every page that has it", async () => {
  const page = "---\ntitel: A\n---\n\nText.\n";
  const { problems } = await loadFiles({ "docs/a.md": page, "docs/b.md": page });
  expect(problems).toMatchObject([
    { severity: "error", file: "docs/a.md", hint: 'Did you mean "title"?' },
    { severity: "error", file: "docs/b.md" },
  ]);
});
