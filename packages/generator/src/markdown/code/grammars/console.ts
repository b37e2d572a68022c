import type { LanguageRegistration } from "shiki/core";

/** A terminal as it looks: commands after their prompt, and of what they print the parts that carry a value. */
export const console: LanguageRegistration = {
  name: "console",
  scopeName: "source.console",
  embeddedLangs: ["bash"],
  patterns: [
    {
      begin: "^([$>])(?=\\s)",
      beginCaptures: { "1": { name: "keyword.prompt.console" } },
      end: "$",
      patterns: [{ include: "source.bash" }],
    },
    { name: "string.quoted.console", match: "\"[^\"]*\"|'[^']*'" },
    { name: "markup.underline.link.console", match: "https?://\\S+" },
    { name: "variable.other.field.console", match: "\\b[\\w-]+(?= = )" },
    { name: "constant.console", match: "(?<= = )(?:true|false|\\d+)\\b" },
  ],
  repository: {},
};
