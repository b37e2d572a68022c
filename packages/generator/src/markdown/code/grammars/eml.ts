import type { LanguageRegistration } from "shiki/core";

/** A message or a part of one (RFC 5322 headers, MIME boundaries), which Shiki does not ship. */
export const eml: LanguageRegistration = {
  name: "eml",
  scopeName: "source.eml",
  patterns: [
    { include: "#header" },
    { include: "#boundary" },
    // Shiki does not show a grammar empty lines, so a body begins with the first line that cannot be a header.
    {
      begin: "^(?![ \\t]|[!-9;-~]+:(?:\\s|$)|--\\S)(?=.)",
      end: "^(?=--\\S)",
      patterns: [{ name: "comment.line.quote.eml", match: "^>.*$" }],
    },
  ],
  repository: {
    boundary: { name: "keyword.control.boundary.eml", match: "^--\\S+\\s*$" },
    header: {
      begin: "^([!-9;-~]+)(:)(?=\\s|$)",
      end: "^(?![ \\t])",
      beginCaptures: { "1": { name: "variable.other.field.eml" } },
      patterns: [
        { name: "string.quoted.double.eml", match: '"(?:[^"\\\\]|\\\\.)*"' },
        { name: "string.other.address.eml", match: "<[^<>\\s]+>" },
        { name: "string.other.encoded-word.eml", match: "=\\?[^?\\s]+\\?[bBqQ]\\?[^?\\s]*\\?=" },
        {
          match: "(?<=[;\\s])([a-zA-Z][\\w-]*)(=)",
          captures: { "1": { name: "entity.other.attribute-name.eml" } },
        },
      ],
    },
  },
};
