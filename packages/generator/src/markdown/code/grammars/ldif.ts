import type { LanguageRegistration } from "shiki/core";

/** LDIF (RFC 2849), which Shiki does not ship. */
export const ldif: LanguageRegistration = {
  name: "ldif",
  scopeName: "source.ldif",
  patterns: [
    { name: "comment.line.number-sign.ldif", match: "^#.*$" },
    {
      match: "^(dn)(::?)\\s*(.*)$",
      captures: { "1": { name: "keyword.control.ldif" }, "3": { name: "entity.name.section.ldif" } },
    },
    {
      match: "^(changetype|add|delete|replace|increment|version)(:)\\s*(.*)$",
      captures: { "1": { name: "keyword.control.ldif" }, "3": { name: "constant.language.ldif" } },
    },
    {
      match: "^([A-Za-z0-9][\\w.;-]*)(:[:<]?)\\s*(.*)$",
      captures: { "1": { name: "variable.other.attribute.ldif" }, "3": { name: "string.unquoted.ldif" } },
    },
    { name: "string.unquoted.ldif", match: "^ .+$" },
  ],
  repository: {},
};
