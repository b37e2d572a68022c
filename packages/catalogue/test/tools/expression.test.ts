import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { loadCatalogue } from "../../src/data/loadCatalogue.ts";
import { expressionFacts } from "../../src/expression/expressionFacts.ts";
import { objectsModel } from "../../src/objects/objectsModel.ts";
import { writeDefault } from "../../src/tools/expression/readExpressions.ts";
import {
  type ExpressionInput,
  runExpression,
  type StepView,
} from "../../src/tools/expression/runExpression.ts";

const facts = expressionFacts(await realCatalogue(), "0.15");
const { catalogue: objects } = await loadCatalogue([objectsModel], {
  folder: "versioned_data/version-0.16",
  readText: (file) => readFileSync(new URL(`../../../../content/${file}`, import.meta.url), "utf8"),
});
const newFacts = objects && expressionFacts(objects, "0.16");
const NOTHING = { at: 0, setting: "", values: {}, tables: {}, answers: {} };

function run(text: string, more: Partial<ExpressionInput> = {}) {
  return runExpression({ ...NOTHING, text, ...more }, facts);
}

const outline = ({ text, value, steps }: StepView): string =>
  steps.length === 0 ? `${text} → ${value}` : `${text} → ${value} (${steps.map(outline).join("; ")})`;

const RELAY = `[session.rcpt]
relay = [
  { if = "!is_empty(authenticated_as)", then = true },
  { if = "remote_ip == '192.0.2.25'", then = "sender_domain" },
  { else = false }
]`;

it("tells the result of a list, the branch that was taken, and each step", () => {
  const { result, setting, parts, variables } = run(RELAY);
  expect(setting).toBe("session.rcpt.relay");
  expect(result).toMatchObject({ value: "'example.com'", from: "then 2, line 4" });
  expect(parts.map((part) => `${part.label}: ${outline(part)}`)).toEqual([
    "if 1, line 3: !is_empty(authenticated_as) → false (is_empty(authenticated_as) → true (authenticated_as → ''))",
    "if 2, line 4: remote_ip == '192.0.2.25' → true (remote_ip → '192.0.2.25')",
    "then 2, line 4: sender_domain → 'example.com'",
  ]);
  expect(variables.map(({ name }) => name)).toEqual(["authenticated_as", "remote_ip", "sender_domain"]);
  expect(run(RELAY, { values: { authenticated_as: "john" } }).result?.from).toBe("then 1, line 3");
  expect(run(RELAY, { values: { remote_ip: "::1" } }).result?.from).toBe("else, line 5");
});

it("shows a chain of conditions as one row of parts, without constants that are what is written", () => {
  const [part] = run("is_tls || local_port == 25 || ['a', 'b'] == recipients || 5m > 1").parts;
  expect(part?.steps.map(({ text, value }) => `${text} → ${value}`)).toEqual([
    "is_tls → true",
    "local_port == 25 → null",
    "['a', 'b'] == recipients → null",
    "5m > 1 → null",
  ]);
  expect(run("5m > 1").parts[0]?.steps).toMatchObject([{ text: "5m", value: "300000" }]);
  expect(run(`contains(['${Array(3000).fill("a").join("', '")}'], 'a')`).parts[0]?.steps).toMatchObject([
    { steps: [] },
  ]);
});

it("reads one expression, lists under numbered keys, a list alone, and objects of 0.16", () => {
  const expected = { value: "'b'", from: expect.stringMatching(/^else/) };
  const list = `[{ if = "local_port == 465", then = "'a'" }, { else = "'b'" }]`;
  const keys = `x.1.else = "'b'"\nx.0.if = "local_port == 465"\nx.0.then = "'a'"`;
  const object = `{"match": {"0": {"if": "local_port == 465", "then": "'a'"}}, "else": "'b'"}`;
  for (const text of [list, `x = ${list}`, keys, `{"x:MtaStageRcpt": {"script": ${object}}}`])
    expect([text, run(text).result]).toEqual([text, expected]);
  expect(run("local_port == 25").result).toMatchObject({ value: "true", from: "" });
  expect(run("local_port = 25").result?.value).toBe("true");
  expect(run('session.mail.is-allowed = "local_port == 25"')).toMatchObject({
    setting: "session.mail.is-allowed",
  });
  expect(run("['a', 'b'][1]").faults).toEqual([]);
});

it("lets the reader choose among the expressions of a text", () => {
  const text = `${RELAY}\nmax-recipients = "1 + 1"\n`;
  expect(run(text).keys).toEqual(["session.rcpt.relay", "session.rcpt.max-recipients"]);
  expect(run(text, { at: 1 }).result?.value).toBe("2");
});

it.each([
  ["rcpt_domian == 'a'", "Unknown variable rcpt_domian.", 'Did you mean "rcpt_domain"?', "rcpt_domian"],
  ["is_emty(rcpt)", "Unknown function is_emty.", 'Did you mean "is_empty"?', "is_emty"],
  ["rcpt == len('a', 'b')", "The expression calls len with 2 arguments.", "len takes 1.", "len('a', 'b')"],
  ["backend", "Unknown variable backend.", "Put a string in quotes: 'backend'.", "backend"],
  ["is_tls and local_port == 25", "Unknown variable and.", "Write && instead.", "and"],
  ["size > 100MB", "Unknown variable 100MB.", expect.stringContaining("Sizes are in bytes."), "100MB"],
  [
    "system_name('a')",
    "Unknown function system_name.",
    expect.stringContaining("Release 0.15"),
    "system_name",
  ],
  ["listener == ‘smtp’", 'The expression has the character "‘".', "Write straight quotes, ' or \".", "‘"],
  ["1\t+ 1", "The expression has a tab.", "Replace it by a space.", "\t"],
  [
    "matches('*.example.com', rcpt_domain)",
    "The expression has a pattern that the server cannot compile: *.example.com.",
    expect.stringContaining("write .* for any characters"),
    "'*.example.com'",
  ],
  ["1 + (2", "The expression has parentheses that do not match.", "Close each of them once.", "("],
  [
    "recipients[-1]",
    "The expression has an operator without a value beside it.",
    "In a list, write 0 - 1 for a negative number.",
    "-",
  ],
  [
    "[!is_tls]",
    "The expression has a list with an item that begins with an operator or a parenthesis, which the server rejects.",
    "Write the item without it, for example !x as x == false.",
    "[!is_tls]",
  ],
])("marks the mistake in %s", (text, message, hint, marked) => {
  expect(run(text).faults).toMatchObject([{ message, hint, marked }]);
});

it("shows the text around a mistake, and where it is cut", () => {
  const [fault] = run(`len('${"a".repeat(80)}') + wrong + len('${"b".repeat(80)}')`).faults;
  expect(fault?.before).toMatch(/^…a{55}'\) \+ $/);
  expect(fault?.after).toMatch(/^ \+ len\('b{52}…$/);
});

it("knows the variables of the setting", () => {
  const [fault] = run("mx == 'a'", { setting: "session.rcpt.relay" }).faults;
  expect(fault?.message).toBe("This setting cannot use the variable mx.");
  expect(run("mx == 'mx.example.org'", { setting: "queue.strategy.tls" }).result?.value).toBe("true");
  expect(run("queue_count > 5", { setting: "metrics.alerts.<id>.condition" }).variables).toMatchObject([
    { kind: "number", value: "0" },
  ]);
});

it("says which list of conditions is incomplete, and what is no TOML or JSON", () => {
  expect(run('x = [{ if = "1", then = "2" }]').error).toContain("incomplete");
  expect(run('x = [{ else = "1" }, { if = "1", then = "2" }]').error).toContain("incomplete");
  expect(run('x = [{ else = "1" }]').error).toContain("without an if");
  for (const list of ['{"match": [{"if": "1", "then": "2"}], "else": "3"}', '{"match": {}, "else": false}'])
    expect([list, run(list).error]).toEqual([list, expect.stringContaining("The server rejects this form.")]);
  expect(run('{"match": {}, "else": ').error).toContain("not valid JSON");
  expect(run('{"a": 1}').error).toContain("No object");
  expect(run(`${RELAY}\nb = 'x`).error).toContain("Line 7");
});

it("asks for what a browser cannot compute", () => {
  const text = "dns_query(sender_domain, 'mx')[0] == 'mx.example.com'";
  const { missing, asked, result } = run(text);
  const call = "dns_query('example.com', 'mx')";
  expect([missing, asked.answers, result]).toEqual([expect.stringContaining(call), [call], undefined]);
  expect(run(text, { answers: { [call]: "mx.example.com, b" } }).result?.value).toBe("true");
});

it("looks up what the reader has typed, and remembers what an expression stores", () => {
  const tables = { "Lookup s": "hello = world\nknown", "Local domains": "Example.org\nexample.net" };
  const value = (text: string) => run(text, { tables }).result?.value;
  expect(value("key_get('s', 'hello')")).toBe("'world'");
  expect(value("key_exists('s', 'known')")).toBe("true");
  expect(value("key_exists('s', 'unknown')")).toBe("false");
  expect(value("is_local_domain('*', 'example.NET')")).toBe("true");
  expect(value("is_local_domain('*', rcpt_domain)")).toBe("true");
  expect(
    value(
      "key_get('x', 'a') + '-' + key_exists('x', 'a') + '-' + key_set('x', 'a', 'world') + '-' + key_get('x', 'a') + '-' + key_exists('x', 'a')",
    ),
  ).toBe("'-0-1-world-1'");
  expect(
    value(
      "counter_get('x', 'c') + '-' + counter_incr('x', 'c', 1) + '-' + counter_incr('x', 'c', 1) + '-' + counter_get('x', 'c')",
    ),
  ).toBe("'0-1-2-2'");
});

it("tells what types do not fit", () => {
  expect(run("rcpt * 2").parts[0]?.note).toBe("“alice@example.org” is not a number, so it is treated as 0.");
  expect(run("recipients == rcpt").parts[0]?.note).toContain("never equal");
  expect(run("local_port > 1", { values: { local_port: "smtp" } }).variables[0]?.error).toBe(
    "This variable holds a number.",
  );
  expect(run("1 + 1", { setting: "queue.strategy.route" }).result?.note).toContain("takes a string");
  expect(run("'many'", { setting: "session.rcpt.max-recipients" }).result?.note).toContain("takes a number");
  expect(run("'5m'", { setting: "session.timeout" }).result?.note).toBeUndefined();
});

describe.each([facts, ...(newFacts ? [newFacts] : [])])("the defaults of $release", (known) => {
  const withDefault = known.settings.filter((setting) => setting.default !== null);
  it.each(withDefault.map((setting) => [setting.key, setting] as const))(
    "evaluates that of %s",
    (key, setting) => {
      const report = runExpression({ ...NOTHING, text: writeDefault(setting, known), setting: key }, known);
      expect([report.error, report.faults, report.setting]).toEqual([undefined, [], key]);
      expect(report.result ?? report.missing).toBeDefined();
    },
  );
});

describe("an example that a page offers to try", () => {
  const content = new URL("../../../../content/", import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, content), "utf8");
  const objectPages = "versioned_docs/version-0.16/reference/objects/";
  const fences = readdirSync(new URL(objectPages, content), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => [...read(objectPages + file).matchAll(/```json object="x:(\w+)".*\n([^`]+)```/g)]);
  const ofObjects = fences.flatMap(([, type = "", json = ""]) => {
    const { "@type": variant = "", ...fields }: Record<string, unknown> = JSON.parse(json);
    return Object.entries(fields).flatMap(([name, value]) =>
      newFacts?.settings.some(({ key }) => key === `${type}${variant}.${name}`)
        ? [{ release: "0.16", setting: `${type}${variant}.${name}`, text: JSON.stringify(value) }]
        : [],
    );
  });
  const ofFunctions = ["data", "versioned_data/version-0.16"].flatMap((folder, at) => {
    const { entries }: { entries: { example?: string }[] } = JSON.parse(read(`${folder}/functions.json`));
    return entries.flatMap(({ example: text }) =>
      text ? [{ release: ["0.15", "0.16"][at] ?? "", setting: "", text }] : [],
    );
  });
  it.each([...ofObjects, ...ofFunctions])("can be read: $release $setting $text", ({ release, ...given }) => {
    const known = release === "0.16" ? newFacts : facts;
    if (!known) throw new Error("The data of 0.16 is not valid.");
    const { error, faults, result, missing } = runExpression({ ...NOTHING, ...given }, known);
    expect([error, faults]).toEqual([undefined, []]);
    expect(result ?? missing).toBeDefined();
  });
});

it("knows the functions, variables and fields of 0.16", () => {
  if (!newFacts) throw new Error("The data of 0.16 is not valid.");
  const runNew = (text: string, more: Partial<ExpressionInput> = {}) =>
    runExpression({ ...NOTHING, text, ...more }, newFacts);
  const tables = { "Local domains": "example.org" };
  expect(runNew("is_local_domain(rcpt_domain)", { tables }).result?.value).toBe("true");
  expect(runNew("is_local_domain('*', rcpt_domain)").faults[0]?.hint).toBe("is_local_domain takes 1.");
  expect(runNew("is_ip_in_cidr(remote_ip, '192.0.2.0/24')").result?.value).toBe("true");
  expect(runNew("system('hostname') + '!'").result?.value).toBe("'mail.example.org!'");
  expect(runNew("system('name')").faults[0]?.message).toBe(
    "The expression names name, which system does not have.",
  );
  expect(runNew("config_get('server.hostname')").faults[0]?.message).toBe("Unknown function config_get.");
  const relaying = '{"allowRelaying": {"match": {"0": {"if": "is_tls", "then": "true"}}, "else": "false"}}';
  expect(runNew(relaying)).toMatchObject({ setting: "MtaStageRcpt.allowRelaying", isNamed: true });
  expect(runNew("mx == 'a'", { setting: "MtaStageRcpt.allowRelaying" }).faults).toHaveLength(1);
});
