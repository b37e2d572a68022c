import type { LanguageRegistration } from "shiki/core";

const TYPES =
  "A|AAAA|CAA|CDNSKEY|CDS|CNAME|DNAME|DNSKEY|DS|HTTPS|LOC|MX|NAPTR|NS|NSEC|NSEC3|NSEC3PARAM|" +
  "OPENPGPKEY|PTR|RRSIG|SMIMEA|SOA|SPF|SRV|SSHFP|SVCB|TLSA|TXT";

/** DNS zone files (RFC 1035), which Shiki does not ship. */
export const zone: LanguageRegistration = {
  name: "zone",
  scopeName: "source.zone",
  patterns: [
    { name: "comment.line.semicolon.zone", match: ";.*$" },
    { name: "keyword.control.directive.zone", match: "^\\$(?:ORIGIN|TTL|INCLUDE|GENERATE)\\b" },
    { name: "variable.other.owner.zone", match: '^[^\\s;$"()]+' },
    { name: "string.quoted.double.zone", match: '"(?:[^"\\\\]|\\\\.)*"' },
    { name: "keyword.other.class.zone", match: "(?<=\\s)(?:IN|CH|HS)(?=\\s)" },
    { name: "entity.name.type.record.zone", match: `(?<=\\s)(?:${TYPES}|TYPE[0-9]+)(?=\\s)` },
    { name: "constant.numeric.zone", match: "(?<=[\\s(])[0-9]+[smhdw]?(?=[\\s;)]|$)" },
  ],
  repository: {},
};
