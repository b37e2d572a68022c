import { expect, it } from "vitest";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { emitSite } from "../../src/emit/emitSite.ts";

it("lists what the items of a category contain, and its frequent tasks", async () => {
  const category = (label: string, more = "") =>
    `{"label": "${label}", "link": {"type": "generated-index"}${more}}`;
  const content = await tempTree({
    "docs/mta/_category_.json": category("Mail", ', "tasks": ["queue/x.md", "queue/x.md#look"]'),
    "docs/mta/queue/_category_.json": category("Queue"),
    "docs/mta/queue/x.md":
      "---\ntitle: Messages\ndescription: Each of them.\n---\n\n## Look at one {#look}\n",
  });
  const { config, site } = await loadSite({ content, public: `${content}/public` });
  const copy = emitSite(config, site, []).find(({ path }) => path === "docs/category/mail.md");
  const page = "https://site.test/docs/mta/queue/x";
  expect(copy && "content" in copy && copy.content).toContain(
    [
      "# Mail\n",
      "- [Queue](https://site.test/docs/category/queue)",
      `  - [Messages](${page})\n`,
      "## Most wanted\n",
      `- [Messages](${page})`,
      `- [Look at one](${page}#look)\n`,
    ].join("\n"),
  );
});
