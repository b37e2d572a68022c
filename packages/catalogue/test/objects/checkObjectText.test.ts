// Long, because each mistake in a plan is listed with its whole message.
import { describe, expect, it } from "vitest";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { realSchema } from "../../../../test/support/objects.ts";
import { checkObjectText, isObjectText, secretRangesOf } from "../../src/objects/checkObjectText.ts";
import { createObjectFacts, objectFactsFile } from "../../src/objects/objectFacts.ts";

const pageOf = () => ({ id: "p", file: "p.md", path: "/docs/0.16/p", label: "P", position: 0, anchors: [] });
const file = objectFactsFile(
  realSchema(),
  { names: {}, functions: [{ name: "is_empty", args: 1 }] },
  {
    pages: [{ ...pageOf(), id: "management/cli/apply", path: "/docs/0.16/apply" }],
    index: { find: () => null, findKey: () => null, pageOf },
    baseUrl: "/",
  },
);
const facts = createObjectFacts(JSON.parse(JSON.stringify(file)));
const check = (text: string) => checkObjectText(text, facts);
const messages = (...operations: object[]) =>
  check(operations.map((operation) => JSON.stringify(operation)).join("\n")).findings.map(
    ({ message, line, severity = "error" }) => `${line} ${severity}: ${message}`,
  );

const hub = { "@type": "Relay", name: "hub", address: "mail.example.org", port: 25 };
const team = { name: "team", domainId: "b" };
const upsert = (object: string, value: object, more = {}) => ({ "@type": "upsert", object, value, ...more });

describe("a text is recognized", () => {
  it.each([
    ['{"@type":"RocksDb","path":"/var/lib/stalwart"}', "config.json"],
    ['{"@type":"update","object":"Http","value":{}}', "1 operation in the plan"],
    ['{"@type":"update","object":"Http"\n{"@type":"destroy","object":"Domain"}', "2 operations in the plan"],
    ['[{"@type":"destroy","object":"Domain"}]', "1 operation in the plan"],
    ['{"@type": ', "config.json"],
  ])("%s", (text, read) => {
    expect(isObjectText(text)).toBe(true);
    expect(check(text).read).toBe(read);
  });

  it("and left to the settings of older releases otherwise", () => {
    expect(["[server]\n", "a.b = { c = 1 }", "[[x]]", ""].filter(isObjectText)).toEqual([]);
    expect(check('{"server.hostname": "mail.example.org"}').findings).toMatchObject([
      { hint: "Paste them into the tool Move to 0.16." },
    ]);
  });
});

describe("config.json", () => {
  it("is the object of a data store, with the line and the entry of what is wrong", () => {
    expect(check('{"@type":"RocksDb","path":"/var/lib/stalwart/"}').findings).toEqual([]);
    const { findings } = check('{\n  "@type": "PostgreSql",\n  "databse": "stalwart",\n  "port": "5432"\n}');
    expect(findings).toMatchObject([
      { line: 3, hint: 'Did you mean "database"?' },
      { line: 4, message: 'Wrong value of "port": "5432".', hint: "Write a number." },
      { line: 1, message: '"x:DataStore" needs "host".' },
    ]);
    expect(facts.linkTo(findings[1] ?? { path: [] })).toEqual({
      href: "/docs/0.16/p#object-PostgreSqlStore.port",
      label: "PostgreSqlStore.port",
    });
  });

  it("that is no JSON gets the line of the fault", () => {
    expect(check('{\n  "@type": "RocksDb"\n  "path": 1\n}').findings).toMatchObject([
      { rule: "json", line: 3 },
    ]);
  });
});

it.each([
  '{\n  // the data\n  "@type": "RocksDb"\n}',
  '{\n  "@type": "RocksDb" /* the data */\n}',
  '{\n  # the data\n  "path": "https://example.org"\n}',
])("a comment in config.json is called one: %s", (text) => {
  expect(check(text).findings).toMatchObject([{ line: 2, hint: "JSON has no comments: remove it." }]);
});

it("an address is no comment", () => {
  const [finding] = check('{\n  "path": "https://example.org" 1\n}').findings;
  expect(finding).toMatchObject({ line: 2, hint: "Correct the syntax." });
});

describe("a plan", () => {
  it("leads to the entry of a field, also one that all variants have", () => {
    const { findings } = check(JSON.stringify(upsert("MtaRoute", { a: { ...hub, name: 1, port: 0 } })));
    expect(findings.map((finding) => facts.linkTo(finding)?.label)).toEqual([
      "MtaRoute.name",
      "MtaRouteRelay.port",
    ]);
    expect(facts.linkTo({ path: [] })).toEqual({ href: "/docs/0.16/apply", label: "plans" });
  });

  it.each([
    [
      "an operation with a key that it does not take",
      { "@type": "create", object: "Domain", value: { d: { name: "example.org" } }, matchOn: ["name"] },
      '"create" does not take "matchOn".',
    ],
    [
      "a single object that is not updated",
      upsert("Http", { a: {} }),
      '"upsert" is not possible: there is one x:Http only.',
    ],
    [
      "an update without an id",
      { "@type": "update", object: "Domain", value: {} },
      'An update of x:Domain needs "id" beside "value".',
    ],
    [
      "an id that no line makes",
      { "@type": "update", object: "Domain", id: "#d", value: {} },
      'Nothing above makes the object "#d".',
    ],
    [
      "nothing to create",
      { "@type": "create", object: "Domain", value: {} },
      '"value" has no object to create.',
    ],
    [
      "an unusable matchOn",
      upsert("Domain", { d: { name: "example.org" } }, { matchOn: [] }),
      '"matchOn" is not a list of fields.',
    ],
    [
      "a missing field of matchOn",
      upsert("MailingList", { team }, { matchOn: ["name", "emailAddress"] }),
      '"team" needs "emailAddress", by which it is found.',
    ],
    [
      "two entries that are found alike",
      upsert("MailingList", { a: team, b: team }, { matchOn: ["name"] }),
      '"a" and "b" have the same name.',
    ],
    [
      "a scope that is no variant",
      upsert("MtaRoute", { hub }, { scope: { "@type": "Rely" } }),
      '"scope" names the variant "Rely".',
    ],
    [
      "a scope on a field that does not exist",
      upsert("MtaRoute", { hub }, { scope: { nameContains: "h" } }),
      '"scope" cannot limit x:MtaRoute by "nameContains".',
    ],
    [
      "a filter that the server does not have",
      { "@type": "destroy", object: "MailingList", value: { domainId: "b" } },
      'The server cannot filter x:MailingList by "domainId".',
    ],
    [
      "a filter of another kind of account",
      { "@type": "destroy", object: "Account", value: { "@type": "Usr" } },
      'x:Account has no variant "Usr".',
    ],
    [
      "a filter by what the plan makes",
      { "@type": "destroy", object: "Account", value: { name: "team", domainId: "#org" } },
      'A filter cannot use "#org".',
    ],
    [
      "a filter with the wrong type of value",
      { "@type": "destroy", object: "MtaRoute", value: { name: 1 } },
      'The filter "name" cannot be 1.',
    ],
    [
      "a filter with alternatives",
      { "@type": "destroy", object: "MtaRoute", value: { operator: "OR", conditions: [{ name: "a" }] } },
      'A filter cannot use "OR".',
    ],
    [
      "a filter in a condition",
      { "@type": "destroy", object: "MtaRoute", value: { operator: "AND", conditions: [{ nam: "a" }] } },
      'The server cannot filter x:MtaRoute by "nam".',
    ],
    [
      "a filter that is a name",
      { "@type": "destroy", object: "MtaRoute", value: "hub" },
      '"value" of a destroy operation is not a filter.',
    ],
    [
      "an entry outside of its scope",
      upsert("MtaRoute", { hub }, { scope: { "@type": "Mx" } }),
      '"hub" is outside of "scope".',
    ],
  ])("gets a finding for %s", (_, operation, message) => {
    expect(messages(operation)).toContain(`1 error: ${message}`);
  });

  it("has expressions with the variables of their fields", () => {
    const update = (match: object, otherwise = "'local'") =>
      messages({
        "@type": "update",
        object: "MtaOutboundStrategy",
        value: { route: { match, else: otherwise } },
      });
    // biome-ignore lint/suspicious/noThenProperty: the server uses this name.
    const branch = { if: "rcpt_domain == 'example.org'", then: "'hub'" };
    expect(update({ 0: branch })).toEqual([]);
    expect(update({ 0: { ...branch, if: "remote_ip == '::1'" } })).toEqual([
      `1 error: The expression of "route" uses the unknown variable "remote_ip": remote_ip == '::1'`,
    ]);
    expect(update({ 0: { ...branch, if: "is_emty(rcpt)" } }, "hub")).toEqual([
      '1 error: The expression of "route" uses the unknown function "is_emty": is_emty(rcpt)',
      '1 error: The expression of "route" uses the unknown variable "hub": hub',
    ]);
    expect(update({ 0: branch }, "")).toEqual(['1 error: Wrong value of "else": "".']);
  });

  it("is warned of what it deletes, and not if that is limited", () => {
    expect(messages({ "@type": "destroy", object: "Account" })).toEqual([
      "1 warning: It deletes all objects of the type x:Account.",
    ]);
    const some = (object: string, value: object) => ({ "@type": "destroy", object, value });
    expect(messages(some("Account", { name: "team", domainId: "b", "@type": "Group" }))).toEqual([]);
    expect(messages(some("QueuedMessage", { dueIsLessThan: "2026-01-01T00:00:00Z" }))).toEqual([]);
    const reconcile = { ...upsert("MtaRoute", { hub }), "@type": "reconcile" };
    expect(messages(reconcile)).toEqual([
      '1 warning: It deletes every object of the type x:MtaRoute that is not in "value".',
    ]);
    expect(messages({ ...reconcile, scope: { "@type": "Relay" } })).toEqual([]);
  });

  it("finds objects by their label, and asks for matchOn where there is none", () => {
    const tracer = { "@type": "Stdout" };
    expect(messages(upsert("MtaRoute", { hub }))).toEqual([]);
    expect(messages(upsert("Tracer", { tracer }))).toEqual([
      '1 warning: Without "matchOn", x:Tracer is found by all of its values, and created again once one differs.',
    ]);
    expect(messages(upsert("Tracer", { tracer }, { matchOn: ["@type"] }))).toEqual([]);
    expect(messages({ ...upsert("Tracer", { tracer }), "@type": "reconcile" })).toContain(
      '1 error: "reconcile" of x:Tracer needs "matchOn".',
    );
  });
});

it("a finding about a name that all JavaScript objects have leads to the type", () => {
  const [finding] = check('{"@type":"RocksDb","path":"/a","constructor":1}').findings;
  expect(finding && facts.linkTo(finding)?.label).toBe("RocksDbStore");
});

describe("secrets", () => {
  const masked = (text: string) =>
    secretRangesOf(text, facts.secretFields).reduceRight(
      (rest, { from, to }) => `${rest.slice(0, from)}*${rest.slice(to)}`,
      text,
    );

  it("are found by the names of their keys, also in broken text, and nothing else is", () => {
    expect(masked('{"authSecret":{"@type":"Value","secret":"a \\"b\\" c"},"port":25}')).toBe(
      '{"authSecret":{"@type":"Value","secret":*},"port":25}',
    );
    expect(masked('{"secret": "cut off\n"name": "x", "secret": 1234}')).toBe(
      '{"secret": *\n"name": "x", "secret": *}',
    );
    expect(masked('{"url":"redis://user:pass@host:6379"}')).toBe('{"url":*}');
    for (const key of [
      "certificate.a.private-key",
      "enterprise.license-key",
      "store.b.secret-key",
      "api-key",
    ])
      expect(masked(`{"${key}":"x","port":25}`)).toBe(`{"${key}":*,"port":25}`);
    expect(masked('{"@type":"EnvironmentVariable","variableName":"DB"}')).toContain('"DB"');
  });

  it("are found in fields of the schema that hold one, even if they are written as text", () => {
    expect(masked('{"signatureKey":"x","accessKey":"y","issuer":"z"}')).toBe(
      '{"signatureKey":*,"accessKey":*,"issuer":"z"}',
    );
  });
});

it("any text is checked without an error, on lines that exist", () => {
  const PIECES = [
    '{"@type":"',
    "upsert",
    "reconcile",
    "update",
    '","object":"',
    "MtaRoute",
    "Domain",
    "Http",
    '","value":',
    '{"a":',
    '{"name":"x"}',
    "}",
    ',"matchOn":',
    '["name"]',
    ',"scope":',
    "null",
    "[]",
    "\n",
    '"#a"',
    ',"id":',
    "1",
    '"secret":"top"',
  ];
  fuzz({
    make: (random) => `{${random.times(random.below(16), () => random.pick(PIECES)).join("")}`,
    run(text) {
      const lines = text.split("\n").length;
      for (const { line } of check(text).findings)
        if (line < 1 || line > lines) throw new Error(`line ${line}`);
      for (const { from, to } of secretRangesOf(text, facts.secretFields))
        if (from >= to) throw new Error("empty secret");
    },
  });
}, 120_000);
