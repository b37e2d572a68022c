import type { LanguageRegistration } from "shiki/core";

/** What may stand between a directive's name and the brace that makes it a block. */
const BLOCK_ARGUMENTS = `(?:[^;{}$"']|"[^"]*"|'[^']*'|\\$\\{\\w+\\}|\\$(?!\\{))*`;

/** nginx configuration. Shiki's grammar lists every directive, brings Lua and C along and takes 100 ms to compile. */
export const nginx: LanguageRegistration = {
  name: "nginx",
  scopeName: "source.nginx",
  patterns: [
    { include: "#comment" },
    {
      begin: `(?<![^\\s;{}])([a-z]\\w*)(?=${BLOCK_ARGUMENTS}\\{)`,
      end: "\\{",
      beginCaptures: { "1": { name: "keyword.control.block.nginx" } },
      patterns: [{ include: "#argument" }],
    },
    {
      begin: "(?<![^\\s;{}])(?:([\\w*.$~-]+)|(?=[\"']))",
      end: ";",
      beginCaptures: { "1": { name: "support.function.directive.nginx" } },
      patterns: [{ include: "#comment" }, { include: "#argument" }],
    },
  ],
  repository: {
    comment: { name: "comment.line.number-sign.nginx", match: "(?<=^|\\s)#.*$" },
    argument: {
      patterns: [
        { name: "string.quoted.double.nginx", begin: '"', end: '"', patterns: [{ include: "#quoted" }] },
        { name: "string.quoted.single.nginx", begin: "'", end: "'", patterns: [{ include: "#quoted" }] },
        { include: "#variable" },
        { name: "keyword.operator.word.nginx", match: "(?<=\\s)(?:~\\*?|\\^~|!~\\*?|!?=)(?=\\s)" },
        { name: "constant.language.nginx", match: "(?<=\\s)(?:on|off)(?=[\\s;])" },
        { name: "constant.numeric.nginx", match: "(?<=\\s)[0-9]+(?:ms|[smhdwMykKgG])?(?=[\\s;])" },
      ],
    },
    quoted: { patterns: [{ match: "\\\\." }, { include: "#variable" }] },
    variable: { name: "variable.other.nginx", match: "\\$(?:\\w+|\\{\\w+\\})" },
  },
};
