import type { LanguageRegistration } from "shiki/core";

const KEYWORDS =
  "begin|break|catch|class|continue|do|else|elseif|end|exit|filter|finally|for|foreach|function|if|in|param|process|" +
  "return|switch|throw|trap|try|until|using|while";

/** PowerShell, as far as commands and short scripts go. Shiki's grammar takes 260 ms to compile. */
export const powershell: LanguageRegistration = {
  name: "powershell",
  scopeName: "source.powershell",
  patterns: [
    { name: "comment.block.powershell", begin: "<#", end: "#>" },
    { name: "comment.line.powershell", match: "(?<![\\w`-])#.*$" },
    { name: "string.quoted.single.heredoc.powershell", begin: "@'$", end: "^'@" },
    {
      name: "string.quoted.double.heredoc.powershell",
      begin: '@"$',
      end: '^"@',
      patterns: [{ include: "#expansion" }],
    },
    { name: "string.quoted.single.powershell", match: "'(?:[^']|'')*'" },
    {
      name: "string.quoted.double.powershell",
      begin: '"',
      end: '"',
      patterns: [{ match: '`.|""' }, { include: "#expansion" }],
    },
    { include: "#expansion" },
    { name: "constant.other.option.powershell", match: "(?<=\\s)-[A-Za-z][\\w-]*" },
    {
      name: "constant.numeric.powershell",
      match: "(?<![\\w.-])[0-9]+(?:\\.[0-9]+)?(?:[kmgtp]b)?(?![\\w.-])",
    },
    { name: "keyword.control.powershell", match: `(?i)(?<![\\w$.-])(?:${KEYWORDS})(?![\\w.=-])` },
    {
      name: "support.function.powershell",
      match: "(?<![\\w$.\\\\/-])[A-Za-z]+-[A-Za-z][A-Za-z0-9]*(?![\\w.\\\\/-])",
    },
    {
      name: "entity.name.command.powershell",
      match: "(?<=(?:^|[|&{;=])\\s*)[A-Za-z.][\\w.\\\\/:-]*(?=\\s|$)",
    },
    { name: "entity.name.type.powershell", match: "(?<=\\[)[A-Za-z][\\w.]*(?=\\])" },
  ],
  repository: {
    expansion: {
      patterns: [
        { name: "meta.embedded.powershell", begin: "\\$\\(", end: "\\)", patterns: [{ include: "$self" }] },
        { name: "constant.language.powershell", match: "(?i)\\$(?:true|false|null)\\b" },
        { name: "variable.other.readwrite.powershell", match: "\\$(?:\\{[^}]*\\}|(?:\\w+:)?\\w+|[?$^_])" },
      ],
    },
  },
};
