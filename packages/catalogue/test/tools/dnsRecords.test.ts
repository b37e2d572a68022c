// Long, because fields are also made up at random, and what they are made of is listed here.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { costOfWhole } from "../../../../test/support/costOfWhole.ts";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { createRandom, type Random } from "../../../../test/support/fuzz/random.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { isInstalled, runCommand } from "../../src/examples/runCommand.ts";
import {
  type DnsInput,
  dmarcStages,
  dnsRecords,
  emptyForm,
  services,
} from "../../src/tools/dns/dnsRecords.ts";
import { digCommands, zoneFile } from "../../src/tools/dns/zoneFile.ts";

/** Thousands of cases on a busy machine. */
const LONG = 120_000;

const hasChecker = await isInstalled("named-checkzone");
const ED25519 = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";
const RSA = Buffer.alloc(294, 7).toString("base64");
const form: DnsInput = {
  kind: "settings",
  domain: "example.org",
  host: "",
  ipv4: "192.0.2.10",
  ipv6: "2001:db8::10",
  services: services.map(({ id }) => id).join(" "),
  senders: "",
  dkim: "",
  dmarc: "reject",
  reports: "",
  mtaSts: "9012683146523457712",
  tlsa: "",
};
const lines = (changed: Partial<DnsInput> = {}) =>
  dnsRecords({ ...form, ...changed }).records.map(({ name, type, value }) => `${name} ${type} ${value}`);

describe("the records of a domain", () => {
  it("are those that the server proposes, with the addresses of the host", () => {
    expect(lines()).toEqual([
      "mail.example.org A 192.0.2.10",
      "mail.example.org AAAA 2001:db8::10",
      "example.org MX 10 mail.example.org",
      "example.org TXT v=spf1 mx -all",
      "mail.example.org TXT v=spf1 a -all",
      "_dmarc.example.org TXT v=DMARC1; p=reject; rua=mailto:postmaster@example.org",
      "_smtp._tls.example.org TXT v=TLSRPTv1; rua=mailto:postmaster@example.org",
      "_submissions._tcp.example.org SRV 0 1 465 mail.example.org",
      "_submission._tcp.example.org SRV 0 1 587 mail.example.org",
      "_imaps._tcp.example.org SRV 0 1 993 mail.example.org",
      "_imap._tcp.example.org SRV 0 1 143 mail.example.org",
      "_pop3s._tcp.example.org SRV 0 1 995 mail.example.org",
      "_pop3._tcp.example.org SRV 0 1 110 mail.example.org",
      "_jmap._tcp.example.org SRV 0 1 443 mail.example.org",
      "_caldavs._tcp.example.org SRV 0 1 443 mail.example.org",
      "_carddavs._tcp.example.org SRV 0 1 443 mail.example.org",
      "autoconfig.example.org CNAME mail.example.org",
      "autodiscover.example.org CNAME mail.example.org",
      "mta-sts.example.org CNAME mail.example.org",
      "_mta-sts.example.org TXT v=STSv1; id=9012683146523457712",
    ]);
  });

  it("are those of 0.16, which opens fewer ports and has another way to set up clients", () => {
    const listed = lines({ kind: "objects", services: emptyForm.services, host: "mx1.example.org" });
    expect(listed.filter((line) => / SRV /.test(line)).map((line) => line.split("._tcp")[0])).toEqual([
      "_submissions",
      "_imaps",
      "_pop3s",
      "_jmap",
      "_caldavs",
      "_carddavs",
    ]);
    expect(listed).toContain("ua-auto-config.example.org CNAME mx1.example.org");
    expect(listed).not.toContain("mail.example.org CNAME mx1.example.org");
  });

  it("omit the addresses of a host in another zone, and include an alias for users", () => {
    const listed = lines({ host: "mx1.example.net" });
    expect(listed).toContain("mail.example.org CNAME mx1.example.net");
    expect(listed.filter((line) => / A{1,4} /.test(line))).toEqual([]);
  });

  it("have one SPF record for a host that is the domain itself", () => {
    expect(lines({ host: "example.org" }).filter((line) => line.includes("v=spf1"))).toHaveLength(1);
  });

  it("include other senders in SPF, in normalized form", () => {
    expect(lines({ senders: "198.51.100.0/24, 2001:DB8:0::1 mx:Example.net spf.example.com" })).toContain(
      "example.org TXT v=spf1 mx ip4:198.51.100.0/24 ip6:2001:db8::1 mx:example.net include:spf.example.com -all",
    );
  });

  it("have the reverse names of all addresses", () => {
    expect(dnsRecords(form).reverse.map(({ name }) => name)).toEqual([
      "10.2.0.192.in-addr.arpa",
      "0.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa",
    ]);
    expect(digCommands(dnsRecords(form))).toContain("dig +short -x 192.0.2.10\n# mail.example.org");
  });

  it("need one elsewhere only for reports to another organization", () => {
    const warnings = (domain: string, reports: string) =>
      dnsRecords({ ...form, domain, reports }).warnings.filter((text) => text.includes("._report._dmarc."));
    expect(warnings("sub.example.org", "dmarc@example.org")).toEqual([]);
    expect(warnings("example.org", "dmarc@sub.example.org")).toEqual([]);
    expect(warnings("example.org", "dmarc@example.net")).toEqual([
      'DMARC reports to example.net need the record example.org._report._dmarc.example.net TXT "v=DMARC1" there.',
    ]);
  });

  it("are omitted for invalid fields, each with an error", () => {
    const wrong = { senders: "300.1.1.1", reports: "nobody", mtaSts: "a b", tlsa: "beef", ipv6: "::g" };
    const { errors, records } = dnsRecords({ ...form, ...wrong });
    expect(Object.keys(errors).sort()).toEqual(Object.keys(wrong).sort());
    expect(records.some(({ name }) => name.startsWith("_mta-sts"))).toBe(false);
    expect(dnsRecords({ ...form, domain: "example" }).errors.domain).toContain("“example” is not a domain");
  });
});

describe("DKIM keys", () => {
  it.each([
    ["a line of a zone file", `202511e._domainkey IN TXT "v=DKIM1; k=ed25519; p=${ED25519}"`],
    [
      "the server's list",
      `{"name":"202511e._domainkey.example.org.","content":"v=DKIM1; k=ed25519; p=${ED25519}"},`,
    ],
    [
      "strings on several lines",
      `202511e._domainkey TXT ( "v=DKIM1; k=ed25519; "\n "p=${ED25519.slice(0, 9)}"\n\t"${ED25519.slice(9)}" )`,
    ],
    ["a selector and its record", `202511e v=DKIM1; k=ed25519; p=${ED25519}`],
  ])("are read from %s", (_, dkim) => {
    expect(dnsRecords({ ...form, dkim }).errors).toEqual({});
    expect(lines({ dkim })).toContain(`202511e._domainkey.example.org TXT v=DKIM1; k=ed25519; p=${ED25519}`);
  });

  it("are split into strings of 255 bytes", () => {
    const { domain, records } = dnsRecords({ ...form, dkim: `r._domainkey v=DKIM1; k=rsa; p=${RSA}` });
    const written = zoneFile(domain ?? "", records)
      .split("\n")
      .find((line) => line.startsWith("r._domainkey"));
    const strings = [...(written ?? "").matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
    expect(strings.map(({ length }) => length)).toEqual([255, RSA.length + 18 - 255]);
    expect(strings.join("")).toBe(`v=DKIM1; k=rsa; p=${RSA}`);
  });

  it.each(["a", "a."])("are looked for in time that grows with the length: %s", async (part) => {
    const read = (text: string) => dnsRecords({ ...form, dkim: text });
    const [long, short] = [part.repeat(40_000), part.repeat(2_500)];
    expect(await costOfWhole(read, long, short)).toBeLessThan(4);
  });

  it.each([
    ["-----BEGIN PRIVATE KEY-----", "private key"],
    ["v=DKIM1; p=abc", "No key found"],
    [`a._domainkey v=DKIM1; k=ed25519; p=${RSA}`, "294 bytes"],
    [`a._domainkey v=DKIM1; p=${RSA.slice(0, 99)}`, "not Base64"],
    ["a._domainkey v=DKIM1; p=AAAA", "too short"],
    ["a._domainkey IN TXT", "no record"],
    [`a._domainkey v=DKIM1; k=ed25519; p=${ED25519}\na._domainkey v=DKIM1; k=ed25519; p=${ED25519}`, "twice"],
  ])("that cannot be used are named: %s", (dkim, sentence) => {
    expect(dnsRecords({ ...form, dkim }).errors.dkim).toContain(sentence);
  });
});

const LABELS = [
  "mail",
  "a",
  "bücher",
  "例え",
  "x-1",
  "mx.eu",
  "autoconfig",
  "mta-sts",
  "_dmarc",
  "-a",
  "1",
  "A".repeat(63),
  "",
];
const PIECES = [
  "192.0.2.1",
  "10.0.0.300",
  "2001:db8::1",
  "::ffff:1.2.3.4",
  "::",
  "fe80::1%eth0",
  "include:a.example",
  "ip4:1.2.3.4/99",
  "a:b.example/24",
  '"',
  "\\",
  ";",
  "\n",
  "$",
  "é",
  "@",
  "(",
  ")",
];
const ZONES = [
  "example.org",
  "example.net",
  "bücher.example",
  "xn--zz--",
  "co.uk",
  "1.2.3.4",
  "例え.テスト",
  "a..b",
  "localhost",
];
const KEYS = [
  "a._domainkey IN TXT ",
  "v=DKIM1; ",
  "k=rsa; ",
  "k=ed25519; ",
  `p=${ED25519}`,
  `p=${RSA}`,
  "\n",
  '"',
  "(",
  "h=sha256;",
  "b.c._domainkey.example.net. ",
  "=",
  'n="x\\;',
  "\u0000",
];

function makeForm(random: Random): DnsInput {
  const some = (from: readonly string[], most: number, between: string) =>
    Array.from({ length: random.below(most + 1) }, () => random.pick(from)).join(between);
  const zone = random.pick(ZONES);
  return {
    kind: random.pick(["settings", "objects"]),
    domain: random.below(4) === 0 ? `${random.pick(LABELS)}.${zone}` : zone,
    host: random.pick([
      "",
      zone,
      `${random.pick(LABELS)}.${zone}`,
      `mail.${random.pick(ZONES)}`,
      some(PIECES, 2, ""),
    ]),
    ipv4: random.below(3) === 0 ? some(PIECES, 3, " ") : "192.0.2.10",
    ipv6: random.below(3) === 0 ? some(PIECES, 3, ",") : "2001:db8::10",
    services: services
      .map(({ id }) => id)
      .filter(() => random.below(2) === 0)
      .join(" "),
    senders: some(PIECES, 3, " "),
    dkim: some(KEYS, 8, ""),
    dmarc: random.pick([...dmarcStages, "x"]),
    reports: random.pick(["", "a@example.net", "a b@c", `x@${zone}`, ...PIECES]),
    mtaSts: random.pick(["", "20260101", "a;b", '"', "9".repeat(33)]),
    tlsa: random.pick(["", "ab".repeat(32), "AB ".repeat(32), "x"]),
  };
}

describe("whatever is entered", () => {
  it(
    "gives records of which none can break its line, and sentences for the rest",
    () => {
      let written = 0;
      fuzz({
        make: makeForm,
        run(input) {
          const plan = dnsRecords(input);
          const broken = plan.records.filter(
            ({ name, value }) => !/^[a-z0-9_.-]{1,253}$/.test(name) || !/^[ -~]+$/.test(value),
          );
          if (broken.length > 0) throw new Error(JSON.stringify(broken));
          if (plan.domain !== null) written += zoneFile(plan.domain, plan.records).length > 60 ? 1 : 0;
          digCommands(plan);
        },
      });
      expect(written).toBeGreaterThan(500);
    },
    LONG,
  );

  it.skipIf(!hasChecker)(
    "gives a zone that a name server loads",
    async () => {
      let checked = 0;
      for (let seed = 1; checked < 60; seed += 1) {
        const { domain, records, errors } = dnsRecords(makeForm(createRandom(seed)));
        if (domain === null || errors.ipv4 || errors.ipv6 || records.length === 0) continue;
        checked += 1;
        // What the owner of the zone has already.
        const own = `@ IN SOA ns.example.com. a.example.com. 1 1h 1h 1w 1h\n@ IN NS ns.example.com.\n`;
        const zone = `${zoneFile(domain, records)}\n${own}`;
        const file = join(await tempTree({ zone }), "zone");
        const { status, output } = await runCommand("named-checkzone", ["-i", "local", domain, file]);
        expect(`${output}${status === 0 ? "" : zone}`).toMatch(/\nOK\n$/);
        expect(output).not.toMatch(/warning|has no address|is a CNAME|bad owner/i);
      }
    },
    LONG,
  );
});
