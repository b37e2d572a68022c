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
const EMPTY: DnsPlan = { domain: null, records: [], reverse: [], errors: {}, warnings: [] };

/** Where the records are, and what the mail host is called. */
interface Zone {
  domain: string;
  host: string;
  /** Whether the zone has the addresses of the mail host. */
  hasHost: boolean;
}

/** What a part of the form gives. */
type Part = Partial<Omit<DnsPlan, "domain">>;

/** Returns all records of a domain as the server lists them, and the address records, which it does not list. */
export function dnsRecords(form: DnsInput): DnsPlan {
  if (form.domain.trim() === "") return EMPTY;
  const domain = readDomain(form.domain);
  if ("error" in domain) return { ...EMPTY, errors: { domain: domain.error } };
  const host = form.host.trim() === "" ? { value: `mail.${domain.value}` } : readDomain(form.host);
  if ("error" in host) return { ...EMPTY, errors: { host: host.error } };
  const zone = {
    domain: domain.value,
    host: host.value,
    hasHost: `.${host.value}`.endsWith(`.${domain.value}`),
  };
  const parts = [
    addressPart(zone, form),
    mailPart(zone, form),
    dkimPart(zone, form),
    reportPart(zone, form),
    servicePart(zone, form),
    tlsaPart(zone, form),
  ];
  const records = parts.flatMap((part) => part.records ?? []);
  const isTooLong = records.some(({ name }) => name.length > MAX_NAME_LENGTH);
  return {
    domain: zone.domain,
    records: isTooLong ? [] : records,
    reverse: parts.flatMap((part) => part.reverse ?? []),
    errors: Object.assign(
      {},
      ...parts.map((part) => part.errors),
      isTooLong && { domain: "The domain is too long for the names of its records." },
    ),
    warnings: parts.flatMap((part) => part.warnings ?? []),
  };
}

function addressPart({ host, hasHost }: Zone, form: DnsInput): Part {
  const ipv4 = readAll("ipv4", readList(form.ipv4).map(readIpv4));
  const ipv6 = readAll("ipv6", readList(form.ipv6).map(readIpv6));
  const addresses = [...new Set([...ipv4.values, ...ipv6.values])];
  const errors = { ...ipv4.errors, ...ipv6.errors };
  const isMissing = hasHost && addresses.length === 0 && Object.keys(errors).length === 0;
  const unreachable = addresses.filter((address) => PRIVATE.test(address));
  const elsewhere = `The addresses of ${host} belong into its own zone, so they are not in this one.`;
  return {
    records: addresses.flatMap((value): DnsRecord[] => {
      const type = value.includes(":") ? "AAAA" : "A";
      return hasHost ? [{ type, name: host, value, purpose: "Address of the mail host." }] : [];
    }),
    reverse: addresses.map((address) => ({ address, name: reverseName(address), host })),
    errors: isMissing ? { ipv4: "Enter at least one address of the mail host." } : errors,
    warnings: [
      ...unreachable.map((address) => `${address} is not reachable from the Internet.`),
      ...(hasHost ? [] : [elsewhere]),
    ],
  };
}

function mailPart(zone: Zone, form: DnsInput): Part {
  const { domain, host, hasHost } = zone;
  const { values: senders, errors } = readAll("senders", readList(form.senders).map(readSender));
  const allowed = ["v=spf1", "mx", ...senders, "-all"].join(" ");
  const ofHost = "SPF: covers bounces, whose sender is the mail host itself.";
  return {
    records: [
      { type: "MX", name: domain, value: `10 ${host}`, purpose: "Host that receives mail for the domain." },
      ...(form.kind === "objects" ? [] : alias(zone, "mail", "Short name of the mail host for users.")),
      txt(domain, allowed, "SPF: hosts that may send mail of the domain."),
      ...(hasHost && host !== domain ? [txt(host, "v=spf1 a -all", ofHost)] : []),
    ],
    errors,
  };
}

function dkimPart({ domain }: Zone, form: DnsInput): Part {
  const { keys, errors, warnings } = readDkimKeys(form.dkim, domain);
  return {
    records: keys.map(({ selector, value }) =>
      txt(`${selector}._domainkey.${domain}`, value, "DKIM: public key of the signatures."),
    ),
    errors: errors.length > 0 ? { dkim: errors.slice(0, 3).join(" ") } : {},
    warnings,
  };
}

function reportPart({ domain }: Zone, form: DnsInput): Part {
  const stage = dmarcStages.find((each) => each === form.dmarc) ?? "none";
  const dmarc = (rua: string) =>
    txt(`_dmarc.${domain}`, `v=DMARC1; p=${stage}${rua}`, "DMARC: what receivers do with forged mail.");
  const reading = readMailbox(form.reports.trim() || `postmaster@${domain}`);
  if ("error" in reading) return { records: [dmarc("")], errors: { reports: reading.error } };
  const rua = `; rua=mailto:${reading.value}`;
  const receiver = reading.value.slice(reading.value.indexOf("@") + 1);
  const needed = `${domain}._report._dmarc.${receiver} TXT "v=DMARC1"`;
  return {
    records: [
      dmarc(rua),
      txt(`_smtp._tls.${domain}`, `v=TLSRPTv1${rua}`, "TLS-RPT: where TLS problems are reported."),
    ],
    warnings: isAligned(receiver, domain)
      ? []
      : [`DMARC reports to ${receiver} need the record ${needed} there.`],
  };
}

function servicePart(zone: Zone, form: DnsInput): Part {
  const { domain, host } = zone;
  const offered = readList(form.services);
  const records = services
    .filter(({ id }) => offered.includes(id))
    .flatMap(({ port, names }) =>
      names.map((name): DnsRecord => {
        const value = `0 1 ${port} ${host}`;
        return { type: "SRV", name: `${name}._tcp.${domain}`, value, purpose: CLIENTS };
      }),
    );
  const id = form.mtaSts.trim();
  if (!offered.includes("https")) {
    const unused = "MTA-STS needs HTTPS, which is not among the services.";
    return { records, warnings: id === "" ? [] : [unused] };
  }
  const isId = /^[a-z0-9]{0,32}$/i.test(id);
  const policy = "MTA-STS: there is a policy that requires TLS.";
  const certified = "Automatic setup of new clients. The certificate includes the name.";
  return {
    records: [
      ...records,
      ...alias(zone, "autoconfig", "Automatic setup of Thunderbird and others."),
      ...alias(zone, "autodiscover", "Automatic setup of Outlook and others."),
      ...(form.kind === "objects" ? alias(zone, "ua-auto-config", certified) : []),
      ...(isId && id !== ""
        ? [
            ...alias(zone, "mta-sts", "MTA-STS: host of the policy."),
            txt(`_mta-sts.${domain}`, `v=STSv1; id=${id}`, policy),
          ]
        : []),
    ],
    errors: isId ? {} : { mtaSts: "The id has at most 32 letters and digits." },
  };
}

function tlsaPart({ host, hasHost }: Zone, form: DnsInput): Part {
  const hash = form.tlsa.replace(/\s+/g, "").toLowerCase();
  if (hash === "") return {};
  if (!/^[0-9a-f]{64}$/.test(hash)) return { errors: { tlsa: "A SHA-256 hash has 64 hexadecimal digits." } };
  const purpose = "DANE: the key that the mail host has.";
  return {
    records: hasHost ? [{ type: "TLSA", name: `_25._tcp.${host}`, value: `3 1 1 ${hash}`, purpose }] : [],
    warnings: ["TLSA records need DNSSEC, and a key that stays the same when the certificate is renewed."],
  };
}

function txt(name: string, value: string, purpose: string): DnsRecord {
  return { type: "TXT", name, value, purpose };
}

/** An alias of the mail host, unless it has that name itself. */
function alias({ domain, host }: Zone, label: string, purpose: string): DnsRecord[] {
  const name = `${label}.${domain}`;
  return name === host ? [] : [{ type: "CNAME", name, value: host, purpose }];
}

/** Returns the values of a field, and the last of its mistakes. */
function readAll(field: keyof DnsForm, readings: Reading[]) {
  const errors: DnsPlan["errors"] = {};
  for (const reading of readings) if ("error" in reading) errors[field] = reading.error;
  return { values: readings.flatMap((reading) => ("value" in reading ? reading.value : [])), errors };
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
