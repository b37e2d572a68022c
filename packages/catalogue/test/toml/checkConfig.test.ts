import { expect, it } from "vitest";
import { costOfWhole } from "../../../../test/support/costOfWhole.ts";
import { applyEdits, checkConfig } from "../../src/toml/checkConfig.ts";
import { realFacts } from "./realFacts.ts";

const facts = await realFacts();

/** As the server's installer writes it. */
const SOUND = `server.hostname = "mail.example.org"
server.max-connections = 8192

[server.listener.smtp]
bind = "[::]:25"
protocol = "smtp"

[server.listener.https]
bind = "[::]:443"
protocol = "http"
tls.implicit = true

[storage]
data = "rocksdb"
fts = "rocksdb"
blob = "rocksdb"
lookup = "rocksdb"
directory = "internal"

[store.rocksdb]
type = "rocksdb"
path = "/opt/stalwart/data"
compression = "lz4"

[directory.internal]
type = "internal"
store = "rocksdb"

[tracer.log]
type = "log"
level = "info"
path = "/opt/stalwart/logs"
prefix = "stalwart.log"
rotate = "daily"
ansi = false
enable = true

[authentication.fallback-admin]
user = "admin"
secret = "$6$salt$hash"
`;

function check(text: string) {
  return checkConfig(text, facts).findings.map(({ severity, rule, at, message, hint }) => ({
    found: `${text.slice(0, at).split("\n").length} ${severity} ${rule}`,
    message,
    hint,
  }));
}

/** Line, severity and rule of everything found, besides the remark that a file needs a restart. */
function found(text: string): string[] {
  return check(text)
    .map((finding) => finding.found)
    .filter((line) => !line.endsWith("note apply"));
}

/** The sound file with one line replaced. */
function withLine(line: string, instead: string): string {
  expect(SOUND).toContain(line);
  return SOUND.replace(line, instead);
}

it("finds nothing wrong with a file as the installer writes it", () => {
  expect(found(SOUND)).toEqual([]);
});

it("takes ids with dots, without quotes around them", () => {
  expect(found(SOUND.replace("[tracer.log]", "[tracer.mx.example.de]"))).toEqual([]);
  const old = check('[session.throttle.mx.example.de]\nrate = "1/1s"\n');
  expect(old.map(({ hint }) => hint)).toContain("Use queue.limiter.inbound.mx.example.de.rate instead.");
});

it.each<[string, string, string[], string]>([
  ["a misspelled key", withLine("compression =", "compresion ="), ["23 error unknown-setting"], SOUND],
  ["a misspelled table, once", withLine("[tracer.log]", "[tracr.log]"), ["29 error unknown-setting"], SOUND],
  ["a size with a unit", withLine("8192", '"8 K"'), ["2 error setting-value"], withLine("8192", '"8 K"')],
  ["a word that is no boolean", withLine("ansi = false", 'ansi = "no"'), ["35 error setting-value"], SOUND],
  ["a level that does not exist", withLine('"info"', '"Info"'), ["31 error setting-value"], SOUND],
  [
    "a store that is not defined",
    withLine('blob = "rocksdb"', 'blob = "s3"'),
    ["16 error undefined-name"],
    withLine('blob = "rocksdb"', 'blob = "s3"'),
  ],
  [
    "a store that nothing uses",
    `${SOUND}[store.old]\ntype = "sqlite"\npath = "/old.db"\n`,
    ["42 note unused-name"],
    `${SOUND}[store.old]\ntype = "sqlite"\npath = "/old.db"\n`,
  ],
  ["a role without a store", withLine('lookup = "rocksdb"\n', ""), ["14 error missing-setting"], ""],
  [
    "a required key that is missing",
    withLine('path = "/opt/stalwart/data"\n', ""),
    ["21 error missing-setting"],
    "",
  ],
  [
    "a key that the type does not read",
    withLine('compression = "lz4"', 'host = "db.example.org"'),
    ["23 warning unread-setting"],
    "",
  ],
  [
    "keys of the database, once for each family",
    `${SOUND}[imap.timeout]\nidle = "20m"\nanonymous = "1m"\n`,
    ["42 warning database-key"],
    "",
  ],
  ["a password in plain text", withLine("$6$salt$hash", "hunter2"), ["40 warning risk"], ""],
  ["no host name", withLine('server.hostname = "mail.example.org"\n', ""), ["4 warning risk"], ""],
  [
    "a listener without TLS",
    withLine("tls.implicit = true", "tls.enable = false"),
    ["10 note risk", "11 warning risk"],
    "",
  ],
  ["two listeners on one port", withLine("[::]:443", "[::]:25"), ["9 error same-address"], ""],
  [
    "a macro that does not end",
    withLine("$6$salt$hash", "%{env:SECRET}"),
    ["40 error macro", "40 warning risk"],
    "",
  ],
  [
    "a macro that names a key that is not there",
    withLine("$6$salt$hash", "%{cfg:secrets.admin}%"),
    ["40 error macro"],
    "",
  ],
  [
    "a string that does not end, and what follows",
    withLine('bind = "[::]:25"', 'bind = "[::]:25').replace("compression", "compresion"),
    ["5 error syntax", "23 error unknown-setting"],
    "",
  ],
  ["a number with an underscore", withLine("8192", "8_192"), ["2 error syntax"], SOUND],
  [
    "a key of an older release, with what replaced it",
    `${SOUND}[server.fail2ban]\nloitering = "100/1d"\n`,
    ["42 error old-setting"],
    "",
  ],
  ["a key that is set twice", `${SOUND}user = "root"\n`, ["41 error syntax"], ""],
  [
    "a backslash that the server reads otherwise",
    withLine('"/opt/stalwart/data"', String.raw`"C:\\new"`),
    ["22 warning escape"],
    withLine('"/opt/stalwart/data"', String.raw`'''C:\new'''`),
  ],
  ["a file that ends within its last line", SOUND.trimEnd(), ["40 note syntax"], SOUND],
])("reports %s", (_what, text, expected, fixed) => {
  expect(found(text)).toEqual(expected);
  if (fixed) expect(applyEdits(text, checkConfig(text, facts).findings)).toBe(fixed);
});

it("reports an open relay, however it is written", () => {
  const risky = [
    "session.rcpt.relay = true\n",
    "session.rcpt.relay = [{ if = 'is_tls', then = true }, { else = true }]\n",
    "session.rcpt.relay = [{ if = 'true', then = true }, { else = false }]\n",
  ];
  for (const text of risky) expect(found(text)).toContain("1 error risk");
  const safe =
    "session.rcpt.relay = [{ if = '!is_empty(authenticated_as)', then = true }, { else = false }]\n";
  expect(found(safe)).toEqual(["1 warning database-key"]);
});

it("parses expressions", () => {
  expect(check('session.rcpt.relay = "is_emty(rcpt)"\n')[1]?.hint).toBe('Did you mean "is_empty"?');
  expect(check('session.rcpt.relay = "starts_with(rcpt)"\n')[1]?.hint).toBe("starts_with takes 2.");
});

it("follows names into expressions, and knows what the database has from the first start", () => {
  const text = `queue.strategy.route = [{ if = "rcpt_domain == 'a'", then = "'relay'" }, { else = "'mx'" }]\n`;
  expect(check(text).find(({ found: line }) => line.endsWith("undefined-name"))?.message).toBe(
    '"queue.strategy.route" names "relay", but the file has no "queue.route.relay".',
  );
});

it("uses the file's own list of local keys", () => {
  const text =
    'config.local-keys = ["imap.*", "!imap.auth.*"]\nimap.timeout.idle = "20m"\nimap.auth.max-failures = 3\n';
  expect(found(text)).toEqual(["3 warning database-key"]);
});

const LISTING = `$ stalwart-cli -u https://mail.example.org server list-config session.rcpt

+----------------+------------------------------+
| Key            | Value                        |
+----------------+------------------------------+
| relay          | true                         |
+----------------+------------------------------+
| relay.0.if     | !is_empty(authenticated_as)  |
+----------------+------------------------------+
| relay.0.then   | true                         |
+----------------+------------------------------+
| relay.1.else   | false                        |
+----------------+------------------------------+
| max-recipientz | 100                          |
+----------------+------------------------------+


5 keys found.
`;

it("parses the output of list-config, with the prefix of the command", () => {
  expect(checkConfig(LISTING, facts)).toMatchObject({ kind: "listing", count: 2 });
  expect(found(LISTING)).toEqual(["6 warning mixed-setting", "14 error unknown-setting"]);
});

it("lists what a reload does not apply", () => {
  const text =
    "list-config server\n+-+-+\n| Key | Value |\n+-+-+\n| listener.imap.bind | [::]:143 |\n| hostname | a |\n";
  expect(checkConfig(text, facts).findings[0]?.message).toContain(
    "except 1, which need a restart: server.listener.imap.bind.",
  );
});

it("finds secrets, but not macros", () => {
  const text = `${SOUND}[store.pg]\npassword = "pw"\n[store.my]\npassword = "%{env:PW}%"\n[store.re]\nurls = "redis://a:b@c"\n`;
  const { secrets } = checkConfig(text, facts);
  expect(secrets.map(({ from, to }) => text.slice(from, to))).toEqual([
    '"$6$salt$hash"',
    '"pw"',
    '"redis://a:b@c"',
  ]);
});

it("takes time in proportion to the number of lines", { timeout: 60_000 }, async () => {
  const makeText = (lines: number) =>
    Array.from({ length: lines / 5 }, (_, at) =>
      [
        `[store.s${at}]\ntype = "rocksdb"\npath = "/data/${at}"`,
        `[directory.d${at}]\nstore = "missing${at}"`,
      ].join("\n"),
    ).join("\n");
  const check = (text: string) => checkConfig(text, facts);
  expect(await costOfWhole(check, makeText(8000), makeText(500))).toBeLessThan(6);
});
