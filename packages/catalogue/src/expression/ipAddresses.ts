interface Address {
  version: 4 | 6;
  /** 32 or 128 of them. */
  bits: bigint;
}

const MAPPED = 0xffffn << 32n;

/** Returns 4 or 6 for an address as the server reads it, 0 for other text. */
export function ipVersion(text: string): 0 | 4 | 6 {
  if (
    /^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text) &&
    text.split(".").every((part) => Number(part) < 256)
  )
    return 4;
  return /^[\da-fA-F:.]*:[\da-fA-F:.]*$/.test(text) && URL.canParse(`http://[${text}]`) && isDotted(text)
    ? 6
    : 0;
}

/** Browsers accept leading zeros in the IPv4 part of an address. */
function isDotted(text: string): boolean {
  return !text.includes(".") || ipVersion(text.slice(text.lastIndexOf(":") + 1)) === 4;
}

/** Returns the bits of an address, or null for other text. */
export function ipBits(text: string): Address | null {
  const version = ipVersion(text);
  if (version === 0) return null;
  if (version === 4)
    return { version, bits: text.split(".").reduce((bits, part) => (bits << 8n) | BigInt(part), 0n) };
  const [head = "", tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const [starts, ends] = [groups(head), groups(tail ?? "")];
  const zeros = Array.from({ length: 8 - starts.length - ends.length }, () => "0");
  const bits = [...starts, ...zeros, ...ends].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
  return { version, bits };
}

/** The labels of an address in reverse order, without `in-addr.arpa`. */
export function reverseLabels(text: string): string {
  const address = ipBits(text);
  if (address?.version === 4) return text.split(".").toReversed().join(".");
  return [...(address?.bits.toString(16).padStart(32, "0") ?? "")].toReversed().join(".");
}

/** Reads a network, `192.0.2.0/24`, or a single address as the server does; `free` is the number of bits that vary. */
function readNetwork(text: string): (Address & { free: number }) | null {
  const [, base = "", length] = /^\s*(\S*?)\s*(?:\/\s*\+?(\d+)\s*)?$/.exec(text) ?? [];
  const address = ipBits(base);
  const size = address?.version === 4 ? 32 : 128;
  const fixed = Number(length ?? size);
  return !address || fixed < 8 || fixed > size ? null : { ...address, free: size - fixed };
}

export function isNetwork(text: string): boolean {
  return readNetwork(text) !== null;
}

/** Whether a text is an address with a port, `192.0.2.1:25` or `[::]:25`. */
export function isSocketAddress(text: string): boolean {
  const [, six, four = "", port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  return ipVersion(six ?? four) === (six === undefined ? 4 : 6) && Number(port) < 65_536;
}

/** Tells whether an address lies in a network, by the rules of `is_ip_in_cidr`. */
export function isInNetwork(address: string, network: string): boolean {
  const ip = ipBits(address);
  const first = readNetwork(network);
  if (!ip || !first) return false;
  const bits = toVersion(ip, first.version, first.free === 0);
  const shift = BigInt(first.free);
  return bits !== null && bits >> shift === first.bits >> shift;
}

/** 192.0.2.1 is ::ffff:192.0.2.1, and in a network also ::192.0.2.1. */
function toVersion({ version, bits }: Address, wanted: 4 | 6, isSingle: boolean): bigint | null {
  if (version === wanted) return bits;
  if (wanted === 6) return MAPPED | bits;
  const isConvertible = bits >> 32n === 0xffffn || (!isSingle && bits >> 32n === 0n);
  return isConvertible ? bits & 0xffff_ffffn : null;
}
