import { ipVersion, reverseLabels } from "../expression/ipAddresses.ts";

/** The normalized value of a field, or an error message. */
export type Reading = { value: string } | { error: string };

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LOCAL_PART = /^[a-z0-9._+-]{1,64}$/i;

/** Parses a domain or host name to its ASCII form: `bücher.example` → `xn--bcher-kva.example`. */
export function readDomain(text: string): Reading {
  const entered = text.trim().replace(/\.$/, "");
  const ascii = toAscii(entered);
  const labels = ascii?.split(".") ?? [];
  const isName =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && ipVersion(ascii ?? "") !== 4;
  if (ascii === null || !isName || ascii.length > 253)
    return { error: `“${truncate(entered)}” is not a domain name. Enter it like “example.org”.` };
  return { value: ascii };
}

export function readIpv4(text: string): Reading {
  if (ipVersion(text) === 4) return { value: text };
  return { error: `“${truncate(text)}” is not an IPv4 address. Enter it like “192.0.2.10”.` };
}

/** Parses an IPv6 address to its shortest form. */
export function readIpv6(text: string): Reading {
  if (ipVersion(text) === 6) return { value: new URL(`http://[${text}]/`).hostname.slice(1, -1) };
  return { error: `“${truncate(text)}” is not an IPv6 address. Enter it like “2001:db8::10”.` };
}

export function readMailbox(text: string): Reading {
  const at = text.lastIndexOf("@");
  const domain = readDomain(text.slice(at + 1));
  if (at > 0 && LOCAL_PART.test(text.slice(0, at)) && "value" in domain)
    return { value: `${text.slice(0, at)}@${domain.value}` };
  return { error: `“${truncate(text)}” is not an email address. Enter it like “postmaster@example.org”.` };
}

/** `192.0.2.10` → `10.2.0.192.in-addr.arpa`; an IPv6 address has one label per digit. */
export function reverseName(address: string): string {
  return `${reverseLabels(address)}.${address.includes(":") ? "ip6" : "in-addr"}.arpa`;
}

function toAscii(name: string): string | null {
  const url = `http://${name}/`;
  return /[\s/?#@:\\%[\]]/.test(name) || !URL.canParse(url) ? null : new URL(url).hostname;
}

/** Limits the length of input in messages. */
export function truncate(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
