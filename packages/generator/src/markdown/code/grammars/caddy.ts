import type { LanguageRegistration } from "shiki/core";

/** The Caddyfile, which Shiki does not ship. */
export const caddy: LanguageRegistration = {
  name: "caddy",
  scopeName: "source.caddy",
  patterns: [
    { include: "#comment" },
    {
      match: "^(\\([\\w-]+\\))(?=\\s*\\{)",
      captures: { "1": { name: "entity.name.section.snippet.caddy" } },
    },
    {
      match: "^([^\\s{}#@][^{}#]*?)(?=\\s*\\{\\s*$)",
      captures: { "1": { name: "entity.name.section.site.caddy" } },
    },
    { include: "#argument" },
    { match: "^\\s*([a-z][\\w-]*)", captures: { "1": { name: "support.function.directive.caddy" } } },
  ],
  repository: {
    comment: { name: "comment.line.number-sign.caddy", match: "(?<=^|\\s)#.*$" },
    argument: {
      patterns: [
        { name: "string.quoted.double.caddy", begin: '"', end: '"', patterns: [{ include: "#placeholder" }] },
        { name: "string.quoted.backtick.caddy", begin: "`", end: "`" },
        { include: "#placeholder" },
        { name: "variable.other.matcher.caddy", match: "(?<=^|\\s)@[\\w-]+" },
        { name: "constant.language.caddy", match: "(?<=\\s)(?:on|off)(?=\\s|$)" },
        {
          name: "constant.numeric.caddy",
          match: "(?<=\\s)[0-9]+(?:\\.[0-9]+)?(?:ms|s|m|h|d|B|KB|MB|GB|KiB|MiB|GiB)?(?=\\s|$)",
        },
      ],
    },
    placeholder: { name: "variable.other.placeholder.caddy", match: "\\{[$a-z][\\w.$:>*-]*\\}" },
  },
};
