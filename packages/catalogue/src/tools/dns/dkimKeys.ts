import { truncate } from "../readNames.ts";

interface DkimReading {
  /** `value` is the content of the record. */
  keys: { selector: string; value: string }[];
  /** One sentence per invalid key. */
  errors: string[];
  warnings: string[];
}

/**
 * The name before a key: complete, relative to the zone, or only the selector followed by the key. Bounded, because each
 * word of a long text can begin one.
 */
const NAME =
  /(?<![\w-])([\w-]+(?:\.[\w-]+){0,9})\._domainkey((?:\.[\w-]+)*)|^[ \t]*([\w-]+)[ \t]+(?="?v=DKIM1)/gm;
const ED25519_BYTES = 32;
/** The encoded length of public keys with 1,024 and 2,048 bits, including the header. */
const RSA_1024_BYTES = 160;
const RSA_2048_BYTES = 290;

/** Finds public keys in text of the server, of a zone file or of a web form. `domain` is the zone's. */
export function readDkimKeys(text: string, domain: string): DkimReading {
  const reading: DkimReading = { keys: [], errors: [], warnings: [] };
  if (/PRIVATE KEY/.test(text)) {
    reading.errors.push("This is a private key, which must not leave the server. Paste the public record.");
    return reading;
  }
  const names = [...text.matchAll(NAME)];
  if (names.length === 0 && text.trim() !== "")
    reading.errors.push("No key found. Each key needs its name, for example “202511r._domainkey”.");
  names.forEach(({ index, 0: whole, 1: full, 2: zone = "", 3: bare }, at) => {
    const selector = (full ?? bare ?? "").toLowerCase();
    const content = contentOf(text.slice(index + whole.length, names[at + 1]?.index));
    if (content === null && reading.keys.some((key) => key.selector === selector)) return;
    const fault = content === null ? "has no record behind its name" : faultOf(selector, content);
    if (content === null || fault !== null) {
      reading.errors.push(`The key “${truncate(selector)}” ${fault}.`);
      return;
    }
    if (reading.keys.some((key) => key.selector === selector)) {
      reading.errors.push(`The selector “${truncate(selector)}” is there twice.`);
      return;
    }
    if (zone !== "" && zone.slice(1).toLowerCase() !== domain)
      reading.warnings.push(`The key “${selector}” was listed for “${truncate(zone.slice(1))}”.`);
    if (isShortRsa(content))
      reading.warnings.push(`The key “${selector}” has fewer than 2,048 bits. Some receivers ignore it.`);
    reading.keys.push({ selector, value: formatTags(content) });
  });
  return reading;
}

/** Parses the tags, joining the strings of a zone file. */
function contentOf(text: string): Map<string, string> | null {
  const start = text.search(/\b(?:v|k|h|p)\s*=/);
  if (start < 0) return null;
  const joined = text.slice(start).replace(/"\s*"/g, "");
  const [content = ""] = joined.split(/["')}\\]/, 1);
  const tags = content
    .split(";")
    .map((tag) => tag.split(/=(.*)/s))
    .filter(([name = ""]) => name.trim() !== "");
  return new Map(tags.map(([name = "", value = ""]) => [name.trim(), value.replace(/\s+/g, "")]));
}

function faultOf(selector: string, tags: Map<string, string>): string | null {
  if (!selector.split(".").every((label) => /^[a-z0-9]([\w-]{0,61}[a-z0-9])?$/.test(label)))
    return "has a selector that is not a host name";
  if (![...tags].every(([name, value]) => /^[a-z]\w*$/i.test(name) && /^[!-:<-~]*$/.test(value)))
    return "has text that is not a DKIM tag";
  if ((tags.get("v") ?? "DKIM1") !== "DKIM1") return "does not begin with “v=DKIM1”";
  const type = tags.get("k") ?? "rsa";
  if (type !== "rsa" && type !== "ed25519") return `has the type “${truncate(type)}”, not “rsa” or “ed25519”`;
  const bytes = base64Length(tags.get("p") ?? "");
  if (bytes === null) return "is not complete: the part after “p=” is not Base64";
  if (type === "ed25519" && bytes !== ED25519_BYTES) return `has ${bytes} bytes, but Ed25519 keys have 32`;
  if (type === "rsa" && bytes < RSA_1024_BYTES) return "is too short for an RSA key, or was cut off";
  return null;
}

function isShortRsa(tags: Map<string, string>): boolean {
  return tags.get("k") !== "ed25519" && (base64Length(tags.get("p") ?? "") ?? 0) < RSA_2048_BYTES;
}

/** Returns the number of encoded bytes, or null for invalid Base64. */
function base64Length(text: string): number | null {
  if (text.length === 0 || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return (text.length / 4) * 3 - (text.match(/=/g)?.length ?? 0);
}

function formatTags(tags: Map<string, string>): string {
  const others = [...tags].filter(([name]) => name !== "v");
  return ["v=DKIM1", ...others.map(([name, value]) => `${name}=${value}`)].join("; ");
}
