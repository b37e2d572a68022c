import { describe, expect, it } from "vitest";
import { realSchema } from "../../../../test/support/objects.ts";
import { writeHtml } from "../../../generator/src/nodes/writeHtml.ts";
import { writeMarkdown } from "../../../generator/src/nodes/writeMarkdown.ts";
import { drawExample, toCommand } from "../../src/objects/exampleWays.ts";

const index = realSchema();
const create = (object: string, value: Record<string, unknown>) => ({ object, value, isUpdate: false });

describe("the command of an example", () => {
  it("has the variant behind the object, and a field for each value", () => {
    const relay = create("x:MtaRoute", { "@type": "Relay", name: "hub", port: 25, implicitTls: true });
    expect(toCommand(relay, index)).toBe(
      "stalwart-cli create MtaRoute/Relay \\\n  --field name=hub \\\n  --field port=25 \\\n  --field implicitTls=true",
    );
  });

  it("quotes for a shell", () => {
    expect(toCommand(create("x:Domain", { description: "it's ours" }), index)).toBe(
      "stalwart-cli create Domain --field 'description=it'\\''s ours'",
    );
    expect(toCommand(create("x:NetworkListener", { bind: { "[::]:25": true } }), index)).toBe(
      `stalwart-cli create NetworkListener --field 'bind={"[::]:25":true}'`,
    );
  });

  it("passes texts that would be read as JSON in a JSON object", () => {
    expect(toCommand(create("x:Domain", { description: "[a]" }), index)).toBe(
      `stalwart-cli create Domain --json '{"description":"[a]"}'`,
    );
  });

  it("needs no values for what has no fields", () => {
    expect(toCommand(create("x:Action", { "@type": "ReloadSettings" }), index)).toBe(
      "stalwart-cli create Action/ReloadSettings",
    );
    expect(toCommand(create("x:Domain", {}), index)).toBe("stalwart-cli create Domain --json '{}'");
  });

  it("updates a single object without an id, and others with one", () => {
    const value = { defaultHostname: "mail.example.org" };
    expect(toCommand({ object: "x:SystemSettings", value, isUpdate: true }, index)).toBe(
      "stalwart-cli update SystemSettings --field defaultHostname=mail.example.org",
    );
    expect(toCommand({ object: "x:MtaRoute", value: { port: 25 }, isUpdate: true }, index)).toBe(
      "stalwart-cli update MtaRoute ID --field port=25",
    );
  });
});

describe("an example", () => {
  const relay = create("x:MtaRoute", {
    "@type": "Relay",
    name: "hub",
    authSecret: { "@type": "Value", secret: "s" },
  });
  const html = writeHtml(drawExample(relay, index), { baseUrl: "/", linkCode: () => null });

  it("is shown in four ways, the WebUI first, with its labels and menu", () => {
    expect([...html.matchAll(/value="([\w ]+)"/g)].map(([, label]) => label)).toEqual([
      "WebUI",
      "CLI",
      "Plan file",
      "JMAP",
    ]);
    expect(html).toContain("<strong>Settings › MTA › Outbound › Routes</strong>");
    expect(html).toContain("<dt>Route type</dt><dd>Relay Host</dd>");
    expect(html).toMatch(/<p>Secret<\/p><dl><div><dt>Type/);
  });

  it("of the setup is filled in in the wizard", () => {
    const setup = drawExample(create("x:Bootstrap", { defaultDomain: "example.org" }), index);
    expect(writeHtml(setup, { baseUrl: "/", linkCode: () => null })).toContain(
      "In the <strong>setup wizard</strong>, set:",
    );
  });

  it("of JMAP's own objects has no command, and a request with their capability", () => {
    const folder = drawExample(create("Mailbox", { name: "Invoices" }), index);
    const markdown = writeMarkdown(folder, (path) => path);
    expect(markdown).toContain('"urn:ietf:params:jmap:mail"');
    expect(markdown).not.toContain("stalwart-cli");
  });

  it("of an action without fields names what to click", () => {
    const reload = drawExample(create("x:Action", { "@type": "ReloadSettings" }), index);
    const html = writeHtml(reload, { baseUrl: "/", linkCode: () => null });
    expect(html).toContain("<p>Click <strong>Management › Actions › Reload › Server settings</strong>.</p>");
    expect(html).not.toContain('class="form"');
  });

  it("is plain Markdown in the copy for programs", () => {
    const markdown = writeMarkdown(drawExample(relay, index), (path) => path);
    expect(markdown).toContain("**CLI**\n\n```bash\nstalwart-cli create MtaRoute/Relay");
    expect(markdown).toContain(
      '```json\n{"@type":"create","object":"MtaRoute","value":{"mtaRoute-1":{"@type":"Relay"',
    );
  });
});
