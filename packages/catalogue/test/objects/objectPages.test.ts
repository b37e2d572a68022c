import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadSite, routeAt, siteFrom } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { checkSite } from "../../../generator/src/check/checkSite.ts";
import { catalogue } from "../../src/index.ts";

/** The data of 0.16, as if it were that of the only version. */
const folder = new URL("../../../../content/versioned_data/version-0.16/", import.meta.url);
const data: Record<string, string> = Object.fromEntries(
  readdirSync(folder).map((name) => [`data/${name}`, readFileSync(new URL(name, folder), "utf8")]),
);

const pages = new URL("../../../../content/versioned_docs/version-0.16/reference/objects/", import.meta.url);
const objectPages = readdirSync(pages, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => ({ name, text: readFileSync(new URL(name, pages), "utf8") }))
  .filter(({ text }) => text.includes("::object{"));

/** A site whose docs are about the real data of 0.16. */
async function siteOf(body: string) {
  return siteFrom(
    {
      ...data,
      "docs/reference/objects/mta-route.md":
        '# x:MtaRoute\n\n::object{name="x:MtaRoute"}\n\n::fields{of="x:MtaRoute"}\n\n::fields{of="x:MtaRouteRelay"}\n',
      "docs/reference/objects/stage.md":
        '# x:MtaStageRcpt\n\n::object{name="x:MtaStageRcpt"}\n\n::fields{of="x:MtaStageRcpt"}\n',
      "docs/reference/permissions.md": "# Permissions\n\n::permissions\n",
      "docs/page.md": `# Page\n\n${body}\n`,
    },
    { extensions: [catalogue()] },
  );
}

async function htmlOf(body: string, path = "/docs/page"): Promise<string> {
  const { view } = routeAt(await siteOf(body), path);
  return "html" in view ? view.html : "";
}

const page = "/docs/reference/objects/mta-route";

describe("code in a text about 0.16", () => {
  it.each([
    ["x:MtaRoute", `${page}#object-MtaRoute`],
    ["MtaRoute.address", `${page}#object-MtaRouteRelay.address`],
    ["MtaRouteRelay.description", `${page}#object-MtaRoute.description`],
    ["sysMtaRouteGet", "/docs/reference/permissions#permission-sysMtaRouteGet"],
  ])("leads to its entry: %s", async (code, href) => {
    expect(await htmlOf(`See \`${code}\`.`)).toContain(`<a href="${href}"><code>${code}</code></a>`);
  });

  it("stays as it is when it is no name", async () => {
    expect(await htmlOf("See `MtaRoute.nothing`.")).not.toContain("<code>MtaRoute.nothing</code></a>");
  });
});

describe("the page of an object", () => {
  it("says where it is in the WebUI, and which permissions it needs", async () => {
    const html = await htmlOf("", page);
    expect(html).toContain("Settings › MTA › Outbound › Routes");
    expect(html).toContain(">sysMtaRouteDestroy<");
  });

  it("lists fields with type, limits, default and label, and what must be set", async () => {
    const html = await htmlOf("", page);
    const port = html.slice(html.indexOf('id="object-MtaRouteRelay.port"')).split("</div>", 1)[0];
    expect(port).toContain("<li>integer</li>");
    expect(port).toContain("<li>1 to 65535</li>");
    expect(port).toContain("<li>default <code>25</code></li>");
    expect(port).toContain("WebUI: Relay Host › Port");
    const address = html.slice(html.indexOf('id="object-MtaRouteRelay.address"')).split("</div>", 1)[0];
    expect(address).toContain("<strong>required</strong>");
  });

  it.for(objectPages)("has an example: $name", ({ text }) => {
    expect(text).toMatch(/^## Example\n\n```/m);
  });

  it("lists the variables of an expression", async () => {
    const html = await htmlOf("", "/docs/reference/objects/stage");
    const field = html.slice(html.indexOf('id="object-MtaStageRcpt.allowRelaying"')).split("</div>", 1)[0];
    expect(field).toContain("<li>expression</li>");
    expect(field).toContain("<code>rcpt_domain</code>");
  });
});

it("a fence about an object becomes tabs, in the plain copy as well", async () => {
  const body = '```json object="x:MtaStageRcpt"\n{ "maxRecipients": { "else": "50" } }\n```\n\nAfter.';
  const site = await siteOf(body);
  const { view, markdown } = routeAt(site, "/docs/page");
  const html = "html" in view ? view.html : "";
  expect(html).toContain('<div class="tabs" role="radiogroup"');
  expect(html).toContain("Settings › MTA › Session › RCPT TO Stage");
  expect(markdown).toContain("**CLI**\n\n```bash\nstalwart-cli update MtaStageRcpt");
  expect(markdown).not.toContain("```json object=");
  expect(markdown?.trim().endsWith("After.")).toBe(true);
});

it("a type that no page draws, a missing sentence and one about nothing are errors", async () => {
  const sentences = JSON.parse(data["data/sentences.json"] ?? "");
  delete sentences.fields["x:MtaRouteRelay"].address;
  sentences.fields["x:MtaRouteRelay"].adress = "A sentence about nothing.";
  const content = await tempTree({
    ...data,
    "data/sentences.json": JSON.stringify(sentences),
    "data/undescribed.txt": "#\n",
    "docs/a.md": "# A\n",
  });
  const loaded = await loadSite({ content, public: `${content}/public` }, { extensions: [catalogue()] });
  const { problems } = await checkSite({ ...loaded, filePaths: [] });
  const messages = problems.map(({ message }) => message);
  expect(messages).toContain('No page draws "x:MtaRoute".');
  expect(messages).toContain('"x:MtaRouteRelay.address" has no sentence.');
  expect(messages).toContain('There is no "x:MtaRouteRelay.adress".');
});
