import type { LanguageRegistration } from "shiki/core";

const ATTRIBUTES = [
  { name: "entity.other.attribute-name.html", match: "[^\\s\"'<>/=]+(?=\\s*=|[\\s/>]|$)" },
  { name: "string.quoted.double.html", begin: '"', end: '"' },
  { name: "string.quoted.single.html", begin: "'", end: "'" },
  { name: "string.unquoted.html", match: "(?<==\\s*)[^\\s\"'<>]+" },
];

/** HTML with script in it. Shiki's grammar brings those of three other languages and takes 230 ms to compile. */
export const html: LanguageRegistration = {
  name: "html",
  scopeName: "text.html",
  embeddedLangs: ["typescript"],
  patterns: [
    { name: "comment.block.html", begin: "<!--", end: "-->" },
    { name: "keyword.other.doctype.html", match: "(?i)<!doctype[^>]*>" },
    {
      begin: "(?i)<(script)\\b([^>]*)>",
      end: "(?i)</(script)>",
      beginCaptures: { "1": { name: "entity.name.tag.html" }, "2": { patterns: ATTRIBUTES } },
      endCaptures: { "1": { name: "entity.name.tag.html" } },
      patterns: [{ include: "source.ts" }],
    },
    {
      begin: "</?([A-Za-z][\\w:-]*)",
      end: "/?>",
      beginCaptures: { "1": { name: "entity.name.tag.html" } },
      patterns: ATTRIBUTES,
    },
    { name: "constant.character.entity.html", match: "&#?\\w+;" },
  ],
  repository: {},
};
