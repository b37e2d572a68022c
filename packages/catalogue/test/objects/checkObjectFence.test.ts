import { describe, expect, it } from "vitest";
import { realObjects } from "../../../../test/support/objects.ts";
import { checkSnippet } from "../../src/check/snippets/checkSnippet.ts";

const catalogue = await realObjects();
const links = { addresses: {}, releases: [], explorer: () => [], findDoc: () => undefined };

/** Checks a fence that opens on line 10 of its page. */
function check(value: unknown, attributes: Record<string, string>) {
  const code = typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`;
  return checkSnippet({ lang: "json", code, line: 10, attributes }, catalogue);
}

const route = { "@type": "Relay", name: "hub", address: "mail.example.org", port: 25 };
const create = (changes: object) => check({ ...route, ...changes }, { object: "x:MtaRoute" });

describe("an object in a fence", () => {
  it("is correct with its variant and what must be set", () => {
    expect(create({})).toEqual([]);
    expect(create({ authSecret: { "@type": "Value", secret: "a long secret" } })).toEqual([]);
    expect(
      check({ name: "smtp", bind: { "[::]:25": true }, protocol: "smtp" }, { object: "x:NetworkListener" }),
    ).toEqual([]);
  });

  it("gets the line and the nearest name of a field that does not exist", () => {
    expect(create({ adress: "x" })).toMatchObject([
      {
        rule: "object-field",
        message: '"x:MtaRoute" has no field "adress".',
        hint: 'Did you mean "address"?',
        line: 16,
      },
    ]);
  });

  it.each([
    ["a wrong type", { port: "25" }, "object-type"],
    ["a value out of range", { port: 70000 }, "object-range"],
    ["a wrong value", { protocol: "smpt" }, "object-value"],
    ["a nested value without its variant", { authSecret: { secret: "x" } }, "object-required"],
    ["an unknown variant", { "@type": "Rely" }, "object-variant"],
    ["a field of another variant", { maxMxHosts: 2 }, "object-field"],
  ])("gets a finding for %s", (_, changes, rule) => {
    expect(create(changes)).toMatchObject([{ rule }]);
  });

  it("gets a finding for what is missing, and for arrays, which the server refuses", () => {
    expect(check({ "@type": "Relay", name: "hub" }, { object: "x:MtaRoute" })).toMatchObject([
      { rule: "object-required", message: '"x:MtaRoute" needs "address".' },
    ]);
    expect(
      check({ name: "smtp", bind: ["[::]:25"], protocol: "smtp" }, { object: "x:NetworkListener" }),
    ).toMatchObject([{ rule: "object-type", hint: 'A set is written as {"value": true}.' }]);
  });

  it.each([
    ["a port that is too large", "192.0.2.1:99999"],
    ["an IPv4 address that is none", "999.1:25"],
    ["an IPv6 address without brackets", "::1:25"],
  ])("gets a finding for an address with %s", (_, bind) => {
    const listener = { name: "smtp", bind: { [bind]: true }, protocol: "smtp" };
    expect(check(listener, { object: "x:NetworkListener" })).toMatchObject([
      { hint: "It has to be an address with a port, such as [::]:25." },
    ]);
  });

  it.each([
    ["10.0.0.0/8", []],
    ["10.0.0.0/7", [{ hint: "It has to be an IP address or network." }]],
    ["2001:db8::/129", [{ hint: "It has to be an IP address or network." }]],
  ])("has networks as the server reads them: %s", (address, findings) => {
    expect(check({ address }, { object: "x:AllowedIp" })).toMatchObject(findings);
  });

  it("is drawn as it is written if it is no object, and told by its check", () => {
    for (const code of ['{"name": "smtp",}', "null"]) {
      const drawn = catalogue.directives["object-example"]?.({ object: "x:NetworkListener", code });
      expect(drawn && "draw" in drawn && drawn.draw(links, "/docs")).toEqual([
        { type: "code", lang: "json", text: code },
      ]);
      expect(check(code, { object: "x:NetworkListener" })).toHaveLength(1);
    }
  });

  it("names only what changes in an update, and nothing that cannot be changed", () => {
    expect(check({ port: 2525 }, { object: "x:MtaRoute", update: "" })).toEqual([]);
    expect(check({ name: "other" }, { object: "x:MtaRoute", update: "" })).toMatchObject([
      { message: '"name" cannot be changed later.' },
    ]);
    expect(check({ defaultHostname: "mail.example.org" }, { object: "x:SystemSettings" })).toEqual([]);
  });

  it("has to be one that the server has", () => {
    expect(check({}, { object: "x:MtaRout" })).toMatchObject([
      { rule: "object", hint: 'Did you mean "x:MtaRoute"?' },
    ]);
  });
});

describe("a plan", () => {
  const domain = '{"@type":"create","object":"Domain","value":{"d1":{"name":"example.org"}}}';
  const list = (id: string) =>
    `{"@type":"create","object":"MailingList","value":{"l1":{"name":"all","domainId":"${id}"}}}`;

  it("is checked line by line, with references to what it creates", () => {
    expect(check(`${domain}\n${list("#d1")}\n`, { plan: "" })).toEqual([]);
    expect(check(`${domain}\n${list("#d2")}\n`, { plan: "" })).toMatchObject([
      { rule: "object-reference", message: 'Nothing here makes the object "#d2".', line: 12 },
    ]);
  });

  it("has operations on objects, one on each line", () => {
    expect(check('{"@type":"make","object":"Domain"}\n{\n', { plan: "" })).toMatchObject([
      { rule: "plan", line: 11 },
      { rule: "plan", line: 12 },
    ]);
  });
});

describe("a command", () => {
  const run = (code: string) => checkSnippet({ lang: "bash", code: `${code}\n`, line: 10 }, catalogue);

  it.each([
    "stalwart-cli get SystemSettings",
    "stalwart-cli query x:networklistener --where NAME=smtp --fields name,bind",
    "stalwart-cli create MtaRoute/Relay --field name=hub --field address=mail.example.org",
    "stalwart-cli --url https://mail.example.org update MtaRoute b --json '{\"port\": 2525}'",
    "stalwart-cli delete MtaRoute --ids b,c",
    "stalwart-cli apply --file plan.ndjson --dry-run",
    "stalwart-cli snapshot Domain Account --output plan.ndjson",
  ])("that is correct has no finding: %s", (code) => {
    expect(run(code)).toEqual([]);
  });

  it.each([
    ["stalwart-cli server list-config", '"stalwart-cli" has no command "server".'],
    ["stalwart-cli query NetworkListner", 'The server has no object "NetworkListner".'],
    ["stalwart-cli create MtaRoute/Rely --field name=a", '"create" cannot take "MtaRoute/Rely".'],
    ["stalwart-cli create MtaRoute/Relay --field adress=a", '"x:MtaRoute" has no field "adress".'],
    [
      "stalwart-cli query SystemSettings",
      '"SystemSettings" is a single object: it cannot be the object of "query".',
    ],
    [
      "stalwart-cli query NetworkListener --where protocol=smtp",
      'The server cannot filter x:NetworkListener by "protocol".',
    ],
    ["stalwart-cli get MtaRoute", '"get MtaRoute" needs the id of an object.'],
    ["stalwart-cli apply --dryrun", 'Unknown option "--dryrun".'],
    ["stalwart-cli update MtaRoute b --json '{\"port\": 0}'", '"port" is 0.'],
  ])("gets a finding: %s", (code, message) => {
    expect(run(code)).toMatchObject([{ message }]);
  });
});

describe("names in a text", () => {
  const find = (text: string) => catalogue.checkInlineCodes([{ text, line: 3 }]);

  it.each(["x:MtaRoute", "MtaRoute.address", "x:MtaRoute/set", "sysMtaRouteGet", "smtp.ehlo", "config.json"])(
    "are known: %s",
    (text) => expect(find(text)).toEqual([]),
  );

  it.each([
    ["x:MtaRout", 'Did you mean "x:MtaRoute"?'],
    ["MtaRoute.adress", 'Did you mean "address"?'],
    ["sysMtaRoutGet", 'Did you mean "sysMtaRouteGet"?'],
    ["smtp.ehllo", 'Did you mean "smtp.ehlo"?'],
  ])("are not known: %s", (text, hint) => {
    expect(find(text)).toMatchObject([{ line: 3, hint }]);
  });
});
