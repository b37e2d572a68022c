import { expect, it } from "vitest";
import { compile } from "../../../../test/support/compile.ts";
import { withTitle } from "../../src/site/pageMarkdown.ts";

function copyOf(body: string, byline?: string) {
  const hasOwnTitle = compile(body).contentTitle !== null;
  return withTitle({ title: "Title", hasOwnTitle, markdown: body, byline });
}

it.each([
  ["without a title of its own", "\nText.\n\n# Later\n", "# Title\n\nText.\n\n# Later\n"],
  ["that begins with its title", "\n# Own *title*\n\nText.\n", "# Title\n\nText.\n"],
  ["with its title underlined", "Own title\n===\n\nText.\n", "# Title\n\nText.\n"],
  ["with a comment before its title", "<!-- x -->\n\n# Own\n\nText.\n", "# Title\n\n<!-- x -->\n\n\nText.\n"],
  ["with nothing but its title", "# Own", "# Title\n"],
])("has one title for a text %s", (_case, body, expected) => {
  expect(copyOf(body)).toBe(expected);
});

it("shows the date of a post below the title", () => {
  expect(copyOf("# Own\n\nText.", "July 15, 2025")).toBe("# Title\n\nJuly 15, 2025\n\nText.\n");
});
