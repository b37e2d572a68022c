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

/** Returns all records of a domain as the server lists them, and the address records, which it does not list. */
export function dnsRecords(form: DnsInput): DnsPlan {
  if (form.domain.trim() === "") return EMPTY;
  const domain = readDomain(form.domain);
  if ("error" in domain) return { ...EMPTY, errors: { domain: domain.error } };
  const host = form.host.trim() === "" ? { value: `mail.${domain.value}` } : readDomain(form.host);
  if ("error" in host) return { ...EMPTY, errors: { host: host.error } };
  const entered = readForm(form, domain.value, host.value);
  const { errors, warnings, addresses } = entered;
  const records = listRecords(entered);
  const isTooLong = records.some(({ name }) => name.length > MAX_NAME_LENGTH);
  const tooLong = { domain: "The domain is too long for the names of its records." };
  return {
    domain: domain.value,
    records: isTooLong ? [] : records,
    reverse: addresses.map((address) => ({ address, name: reverseName(address), host: host.value })),
    errors: isTooLong ? { ...errors, ...tooLong } : errors,
    warnings,
  };
}

/** Reads the fields of the form, and says what is wrong with them. */
function readForm(form: DnsInput, domain: string, host: string) {
  /** Whether the zone has the addresses of the mail host. */
  const hasHost = `.${host}`.endsWith(`.${domain}`);
  const ipv4 = readAll(form.ipv4, readIpv4);
  const ipv6 = readAll(form.ipv6, readIpv6);
  const addresses = [...new Set([...ipv4.values, ...ipv6.values])];
  const isMissing = hasHost && addresses.length === 0 && !ipv4.error && !ipv6.error;
  const senders = readAll(form.senders, readSender);
  const dkim = readDkimKeys(form.dkim, domain);
  const reports = readMailbox(form.reports.trim() || `postmaster@${domain}`);
  const mailbox = "value" in reports ? reports.value : null;
  const receiver = mailbox?.slice(mailbox.indexOf("@") + 1) ?? domain;
  const offered = readList(form.services);
  const hasHttps = offered.includes("https");
  const policy = form.mtaSts.trim();
  const isPolicy = /^[a-z0-9]{0,32}$/i.test(policy);
  const hash = form.tlsa.replace(/\s+/g, "").toLowerCase();
  const isHash = /^[0-9a-f]{64}$/.test(hash);
  const errors: DnsPlan["errors"] = {
    ipv4: isMissing ? "Enter at least one address of the mail host." : ipv4.error,
    ipv6: ipv6.error,
    senders: senders.error,
    dkim: dkim.errors.slice(0, 3).join(" "),
    reports: "error" in reports ? reports.error : "",
    mtaSts: hasHttps && !isPolicy ? "The id has at most 32 letters and digits." : "",
    tlsa: hash !== "" && !isHash ? "A SHA-256 hash has 64 hexadecimal digits." : "",
  };
  return {
    domain,
    host,
    hasHost,
    addresses,
    mailbox,
    offered,
    isNewer: form.kind === "objects",
    senders: senders.values,
    keys: dkim.keys,
    stage: dmarcStages.find((each) => each === form.dmarc) ?? "none",
    policy: hasHttps && isPolicy ? policy : "",
    hash: isHash ? hash : "",
    errors: Object.fromEntries(Object.entries(errors).filter(([, error]) => error)),
    warnings: [
      ...addresses
        .filter((address) => PRIVATE.test(address))
        .map((address) => `${address} is not reachable from the Internet.`),
      !hasHost && `The addresses of ${host} belong into its own zone, so they are not in this one.`,
      ...dkim.warnings,
      !isAligned(receiver, domain) &&
        `DMARC reports to ${receiver} need the record ${domain}._report._dmarc.${receiver} TXT "v=DMARC1" there.`,
      !hasHttps && policy !== "" && "MTA-STS needs HTTPS, which is not among the services.",
      isHash && "TLSA records need DNSSEC, and a key that stays the same when the certificate is renewed.",
    ].filter((warning) => warning !== false),
  };
}

function listRecords(entered: ReturnType<typeof readForm>): DnsRecord[] {
  const { domain, host, hasHost, isNewer, stage, policy, hash, mailbox } = entered;
  const rua = mailbox === null ? "" : `; rua=mailto:${mailbox}`;
  const txt = (name: string, value: string, purpose: string): DnsRecord => {
    return { type: "TXT", name, value, purpose };
  };
  /** An alias of the mail host, unless it has that name itself. */
  const alias = (label: string, purpose: string): DnsRecord | false => {
    const name = `${label}.${domain}`;
    return name !== host && { type: "CNAME", name, value: host, purpose };
  };
  const addresses = entered.addresses.map((value): DnsRecord => {
    return {
      type: value.includes(":") ? "AAAA" : "A",
      name: host,
      value,
      purpose: "Address of the mail host.",
    };
  });
  const offered = services.filter(({ id }) => entered.offered.includes(id));
  const hasHttps = offered.some(({ id }) => id === "https");
  const records: (DnsRecord | false)[] = [
    ...(hasHost ? addresses : []),
    { type: "MX", name: domain, value: `10 ${host}`, purpose: "Host that receives mail for the domain." },
    !isNewer && alias("mail", "Short name of the mail host for users."),
    txt(
      domain,
      ["v=spf1", "mx", ...entered.senders, "-all"].join(" "),
      "SPF: hosts that may send mail of the domain.",
    ),
    hasHost &&
      host !== domain &&
      txt(host, "v=spf1 a -all", "SPF: covers bounces, whose sender is the mail host itself."),
    ...entered.keys.map(({ selector, value }) =>
      txt(`${selector}._domainkey.${domain}`, value, "DKIM: public key of the signatures."),
    ),
    txt(`_dmarc.${domain}`, `v=DMARC1; p=${stage}${rua}`, "DMARC: what receivers do with forged mail."),
    mailbox !== null &&
      txt(`_smtp._tls.${domain}`, `v=TLSRPTv1${rua}`, "TLS-RPT: where TLS problems are reported."),
    ...offered.flatMap(({ port, names }) =>
      names.map((name): DnsRecord => {
        const value = `0 1 ${port} ${host}`;
        return { type: "SRV", name: `${name}._tcp.${domain}`, value, purpose: CLIENTS };
      }),
    ),
    hasHttps && alias("autoconfig", "Automatic setup of Thunderbird and others."),
    hasHttps && alias("autodiscover", "Automatic setup of Outlook and others."),
    hasHttps &&
      isNewer &&
      alias("ua-auto-config", "Automatic setup of new clients. The certificate includes the name."),
    policy !== "" && alias("mta-sts", "MTA-STS: host of the policy."),
    policy !== "" &&
      txt(`_mta-sts.${domain}`, `v=STSv1; id=${policy}`, "MTA-STS: there is a policy that requires TLS."),
    hasHost &&
      hash !== "" && {
        type: "TLSA",
        name: `_25._tcp.${host}`,
        value: `3 1 1 ${hash}`,
        purpose: "DANE: the key that the mail host has.",
      },
  ];
  return records.filter((record) => record !== false);
}

/** Returns the values of a field, and the last of its mistakes. */
function readAll(text: string, read: (item: string) => Reading) {
  const readings = readList(text).map(read);
  return {
    values: readings.flatMap((reading) => ("value" in reading ? reading.value : [])),
    error: readings.flatMap((reading) => ("error" in reading ? reading.error : [])).at(-1) ?? "",
  };
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
