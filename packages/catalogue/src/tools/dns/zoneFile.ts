import type { DnsPlan, DnsRecord } from "./dnsRecords.ts";

/** Limit of one string in a TXT record. */
const MAX_STRING_BYTES = 255;
const TTL = 3600;

/** Formats records as a zone file, with names relative to the zone. */
export function zoneFile(domain: string, records: DnsRecord[]): string {
  const names = records.map(({ name }) => relativeName(name, domain));
  const width = Math.max(...names.map((name) => name.length));
  const lines = records.map(
    (record, at) => `${(names[at] ?? "").padEnd(width)} IN ${record.type.padEnd(5)} ${zoneValue(record)}`,
  );
  return [`$ORIGIN ${domain}.`, `$TTL ${TTL}`, "", ...lines].join("\n");
}

/** Returns the name as most DNS providers' web forms expect it. */
export function relativeName(name: string, domain: string): string {
  return name === domain ? "@" : name.slice(0, -domain.length - 1);
}

/** Returns commands that query each record, with the expected response. */
export function digCommands({ records, reverse }: DnsPlan): string {
  const forward = records.map(({ name, type, value }) => `dig +short ${name} ${type}\n# ${value}`);
  const back = reverse.map(({ address, host }) => `dig +short -x ${address}\n# ${host}`);
  return [...forward, ...back].join("\n\n");
}

function zoneValue({ type, value }: DnsRecord): string {
  if (type === "TXT") return quoteStrings(value);
  return type === "MX" || type === "CNAME" || type === "SRV" ? `${value}.` : value;
}

/** Values are ASCII, so a character is a byte. */
function quoteStrings(value: string): string {
  const strings = value.match(new RegExp(`.{1,${MAX_STRING_BYTES}}`, "gs")) ?? [""];
  const quoted = strings.map((part) => `"${part.replace(/["\\]/g, "\\$&")}"`);
  return quoted.length === 1 ? quoted.join() : `( ${quoted.join(" ")} )`;
}
