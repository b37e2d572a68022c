import type { Release } from "../../reference/reference.ts";
import { isAligned } from "../message/headerText.ts";
import {
  type Reading,
  readDomain,
  readIpv4,
  readIpv6,
  readMailbox,
  reverseName,
  truncate,
} from "../readNames.ts";
import { readDkimKeys } from "./dkimKeys.ts";

/** The services that listeners offer by default, by what configures the release. */
export const openServices: Record<Release["kind"], string> = {
  objects: "submissions imaps pop3s https",
  settings: "submissions submission imaps imap pop3s pop3 https",
};

/** The initial fields of the tool. */
export const emptyForm = {
  /** Empty for the newest one. */
  release: "",
  domain: "",
  host: "",
  ipv4: "",
  ipv6: "",
  services: openServices.objects,
  senders: "",
  dkim: "",
  dmarc: "none",
  reports: "",
  mtaSts: "",
  tlsa: "",
};
export type DnsForm = typeof emptyForm;
export type DnsInput = Omit<DnsForm, "release"> & Pick<Release, "kind">;

export interface DnsRecord {
  /** Without the trailing dot. */
  name: string;
  type: "A" | "AAAA" | "MX" | "TXT" | "CNAME" | "SRV" | "TLSA";
  /** As in web forms; host names have no trailing dot. */
  value: string;
  purpose: string;
}

export interface DnsPlan {
  /** In ASCII; null while the domain is missing or invalid. */
  domain: string | null;
  records: DnsRecord[];
  /** For the owner of the addresses, who manages the reverse zones. */
  reverse: { address: string; name: string; host: string }[];
  errors: Partial<Record<keyof DnsForm, string>>;
  warnings: string[];
}

/** Services for clients with their default ports. */
export const services = [
  { id: "submissions", port: 465, label: "Submission (465)", names: ["_submissions"] },
  { id: "submission", port: 587, label: "Submission with STARTTLS (587)", names: ["_submission"] },
  { id: "imaps", port: 993, label: "IMAP (993)", names: ["_imaps"] },
  { id: "imap", port: 143, label: "IMAP with STARTTLS (143)", names: ["_imap"] },
  { id: "pop3s", port: 995, label: "POP3 (995)", names: ["_pop3s"] },
  { id: "pop3", port: 110, label: "POP3 with STARTTLS (110)", names: ["_pop3"] },
  {
    id: "https",
    port: 443,
    label: "HTTPS: JMAP, calendars, contacts (443)",
    names: ["_jmap", "_caldavs", "_carddavs"],
  },
] as const;

export const dmarcStages = ["none", "quarantine", "reject"] as const;

const CLIENTS = "Shows mail, calendar and contact clients which host and port to use.";
const PRIVATE = /^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd]|fe[89ab]|::1?$)/;
const MAX_NAME_LENGTH = 253;

/** Returns all records of a domain as the server lists them, and the address records, which it does not list. */
export function dnsRecords(form: DnsInput): DnsPlan {
  const plan: DnsPlan = { domain: null, records: [], reverse: [], errors: {}, warnings: [] };
  const read = (field: keyof DnsForm, reading: Reading): string | null => {
    if ("value" in reading) return reading.value;
    plan.errors[field] = reading.error;
    return null;
  };
  const domain = form.domain.trim() === "" ? null : read("domain", readDomain(form.domain));
  const host =
    domain && read("host", form.host.trim() === "" ? { value: `mail.${domain}` } : readDomain(form.host));
  if (!domain || !host) return plan;
  plan.domain = domain;
  const isHostInZone = host === domain || host.endsWith(`.${domain}`);

  function add(type: DnsRecord["type"], name: string, value: string, purpose: string) {
    plan.records.push({ name, type, value, purpose });
  }

  const ipv4 = readList(form.ipv4).map((text) => read("ipv4", readIpv4(text)));
  const ipv6 = readList(form.ipv6).map((text) => read("ipv6", readIpv6(text)));
  const addresses = [...new Set([...ipv4, ...ipv6])].filter((address) => address !== null);
  for (const address of addresses) {
    if (PRIVATE.test(address)) plan.warnings.push(`${address} is not reachable from the Internet.`);
    plan.reverse.push({ address, name: reverseName(address), host });
    if (isHostInZone) add(address.includes(":") ? "AAAA" : "A", host, address, "Address of the mail host.");
  }
  if (isHostInZone && addresses.length === 0 && !plan.errors.ipv4 && !plan.errors.ipv6)
    plan.errors.ipv4 = "Enter at least one address of the mail host.";
  if (!isHostInZone)
    plan.warnings.push(`The addresses of ${host} belong into its own zone, so they are not in this one.`);

  add("MX", domain, `10 ${host}`, "Host that receives mail for the domain.");
  const isNew = form.kind === "objects";
  if (!isNew) addAlias("mail", "Short name of the mail host for users.");

  const senders = readList(form.senders).map((text) => read("senders", readSender(text)));
  const allowed = ["v=spf1", "mx", ...senders.filter((sender) => sender !== null), "-all"].join(" ");
  add("TXT", domain, allowed, "SPF: hosts that may send mail of the domain.");
  if (isHostInZone && host !== domain)
    add("TXT", host, "v=spf1 a -all", "SPF: covers bounces, whose sender is the mail host itself.");

  const dkim = readDkimKeys(form.dkim, domain);
  if (dkim.errors.length > 0) plan.errors.dkim = dkim.errors.slice(0, 3).join(" ");
  plan.warnings.push(...dkim.warnings);
  for (const { selector, value } of dkim.keys)
    add("TXT", `${selector}._domainkey.${domain}`, value, "DKIM: public key of the signatures.");

  const mailbox = form.reports.trim() || `postmaster@${domain}`;
  const reports = read("reports", readMailbox(mailbox));
  const stage = dmarcStages.find((each) => each === form.dmarc) ?? "none";
  const rua = reports === null ? "" : `; rua=mailto:${reports}`;
  add("TXT", `_dmarc.${domain}`, `v=DMARC1; p=${stage}${rua}`, "DMARC: what receivers do with forged mail.");
  if (reports !== null) {
    add(
      "TXT",
      `_smtp._tls.${domain}`,
      `v=TLSRPTv1; rua=mailto:${reports}`,
      "TLS-RPT: where TLS problems are reported.",
    );
    const elsewhere = reports.slice(reports.indexOf("@") + 1);
    if (!isAligned(elsewhere, domain))
      plan.warnings.push(
        `DMARC reports to ${elsewhere} need the record ${domain}._report._dmarc.${elsewhere} TXT "v=DMARC1" there.`,
      );
  }

  const offered = readList(form.services);
  for (const { id, port, names } of services) {
    if (!offered.includes(id)) continue;
    for (const name of names) add("SRV", `${name}._tcp.${domain}`, `0 1 ${port} ${host}`, CLIENTS);
  }
  if (offered.includes("https")) {
    addAlias("autoconfig", "Automatic setup of Thunderbird and others.");
    addAlias("autodiscover", "Automatic setup of Outlook and others.");
    if (isNew)
      addAlias("ua-auto-config", "Automatic setup of new clients. The certificate includes the name.");
    const id = form.mtaSts.trim();
    if (!/^[a-z0-9]{0,32}$/i.test(id)) plan.errors.mtaSts = "The id has at most 32 letters and digits.";
    else if (id !== "") {
      addAlias("mta-sts", "MTA-STS: host of the policy.");
      add("TXT", `_mta-sts.${domain}`, `v=STSv1; id=${id}`, "MTA-STS: there is a policy that requires TLS.");
    }
  } else if (form.mtaSts.trim() !== "")
    plan.warnings.push("MTA-STS needs HTTPS, which is not among the services.");

  const hash = form.tlsa.replace(/\s+/g, "").toLowerCase();
  if (hash !== "" && !/^[0-9a-f]{64}$/.test(hash))
    plan.errors.tlsa = "A SHA-256 hash has 64 hexadecimal digits.";
  else if (hash !== "") {
    if (isHostInZone)
      add("TLSA", `_25._tcp.${host}`, `3 1 1 ${hash}`, "DANE: the key that the mail host has.");
    plan.warnings.push(
      "TLSA records need DNSSEC, and a key that stays the same when the certificate is renewed.",
    );
  }

  if (plan.records.some(({ name }) => name.length > MAX_NAME_LENGTH)) {
    plan.errors.domain = "The domain is too long for the names of its records.";
    plan.records = [];
  }
  return plan;

  /** Adds an alias of the mail host, unless it has that name itself. */
  function addAlias(label: string, purpose: string) {
    const name = `${label}.${domain}`;
    if (host !== null && name !== host) add("CNAME", name, host, purpose);
  }
}

function readList(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}

/** The parser of each kind of sender, and the maximum prefix length; null if it takes none. */
const senderKinds: Record<string, { read: (text: string) => Reading; maxBits: number | null }> = {
  ip4: { read: readIpv4, maxBits: 32 },
  ip6: { read: readIpv6, maxBits: 128 },
  a: { read: readDomain, maxBits: 32 },
  mx: { read: readDomain, maxBits: 32 },
  include: { read: readDomain, maxBits: null },
};

/** Parses an address, a range, or an SPF mechanism; a bare name is included. */
function readSender(text: string): Reading {
  const [, kind = "", value = ""] = /^(?:(ip4|ip6|include|a|mx):)?(.+)$/i.exec(text) ?? [];
  const [address = "", bits] = value.split("/");
  const guess = address.includes(":") ? "ip6" : /^[\d.]+$/.test(address) ? "ip4" : "include";
  const type = kind.toLowerCase() || guess;
  const { read = readDomain, maxBits = null } = senderKinds[type] ?? {};
  const reading = read(address);
  const fits = bits === undefined || (maxBits !== null && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
  if ("value" in reading && fits)
    return { value: `${type}:${reading.value}${bits === undefined ? "" : `/${Number(bits)}`}` };
  return { error: `“${truncate(text)}” is not an address, a range or “include:example.net”.` };
}
