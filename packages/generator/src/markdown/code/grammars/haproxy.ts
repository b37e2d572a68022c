import type { LanguageRegistration } from "shiki/core";

const SECTIONS =
  "global|defaults|frontend|backend|listen|resolvers|userlist|peers|mailers|cache|program|ring|" +
  "http-errors|fcgi-app|crt-store|log-forward|traces";

/** HAProxy's configuration file, which Shiki does not ship. */
export const haproxy: LanguageRegistration = {
  name: "haproxy",
  scopeName: "source.haproxy",
  patterns: [
    { include: "#comment" },
    {
      match: `^\\s*(${SECTIONS})\\b(?:[ \\t]+([^\\s#]+))?`,
      captures: {
        "1": { name: "keyword.control.section.haproxy" },
        "2": { name: "entity.name.section.haproxy" },
      },
    },
    {
      match: "^\\s*(no[ \\t]+)?([a-z][a-z0-9._-]*)",
      captures: {
        "1": { name: "keyword.other.haproxy" },
        "2": { name: "support.function.directive.haproxy" },
      },
    },
    {
      name: "string.quoted.double.haproxy",
      begin: '"',
      end: '"',
      patterns: [{ include: "#escape" }, { include: "#sample" }],
    },
    { name: "string.quoted.single.haproxy", match: "'[^']*'" },
    { include: "#escape" },
    { include: "#sample" },
    { name: "keyword.control.haproxy", match: "(?<![\\w.-])(?:if|unless|or)(?![\\w.-])" },
    { name: "constant.numeric.haproxy", match: "(?<![\\w.:/-])[0-9]+(?:us|ms|[smhdkKMG])?(?![\\w.:/-])" },
    {
      name: "constant.numeric.address.haproxy",
      match: "(?<![\\w-])(?:[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|\\*)?:[0-9]+\\b",
    },
  ],
  repository: {
    comment: { name: "comment.line.number-sign.haproxy", match: "(?<!\\\\)#.*$" },
    escape: { name: "constant.character.escape.haproxy", match: "\\\\." },
    sample: { name: "variable.other.haproxy", match: "%\\[[^\\]]*\\]|\\$\\{?\\w+\\}?" },
  },
};
