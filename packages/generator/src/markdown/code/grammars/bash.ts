import type { LanguageRegistration } from "shiki/core";

const RESERVED = "if|then|elif|else|fi|while|until|do|done|esac|function|time|coproc";
const DECLARING = "export|local|declare|typeset|readonly|unset|return|exit|break|continue|shift|trap|source";

/** What may follow a command's name, up to the end of the command. */
const ARGUMENTS = [
  { include: "#comment" },
  { include: "#heredoc" },
  { include: "#value" },
  { name: "constant.other.option.bash", match: "(?<=\\s)--?[A-Za-z][\\w-]*(?:\\.\\d+)?" },
];

/**
 * POSIX shell and Bash. Shells make up a third of all snippets and Shiki's grammar is its slowest, 130 ms to compile and
 * 2 ms for a snippet; this one needs a quarter of that.
 */
export const bash: LanguageRegistration = {
  name: "bash",
  scopeName: "source.bash",
  patterns: [{ include: "#statement" }],
  repository: {
    statement: {
      patterns: [
        { include: "#comment" },
        { include: "#loop" },
        { include: "#casePattern" },
        { name: "keyword.control.bash", match: `(?<![\\w./-])(?:${RESERVED})(?![\\w./=-])` },
        { include: "#definition" },
        { include: "#assignment" },
        { include: "#heredoc" },
        { include: "#redirection" },
        { include: "#test" },
        { include: "#group" },
        { include: "#command" },
      ],
    },
    comment: { name: "comment.line.number-sign.bash", match: "(?<=^|[\\s;&|(])#.*$" },
    loop: {
      patterns: [
        {
          begin: "\\b(for|select)\\s+(\\w+)(?:\\s+(in)\\b)?",
          end: "(?=[;\\n])",
          beginCaptures: {
            "1": { name: "keyword.control.bash" },
            "2": { name: "variable.other.bash" },
            "3": { name: "keyword.control.bash" },
          },
          patterns: ARGUMENTS,
        },
        {
          begin: "\\b(case)\\s",
          end: "\\b(in)\\b",
          beginCaptures: { "1": { name: "keyword.control.bash" } },
          endCaptures: { "1": { name: "keyword.control.bash" } },
          patterns: [{ include: "#value" }],
        },
      ],
    },
    casePattern: { match: "^\\s*\\(?[^\\s()$\"'`]+(?:\\s*\\|\\s*[^\\s()$\"'`]+)*\\)" },
    definition: { match: "([\\w-]+)\\s*\\(\\)", captures: { "1": { name: "entity.name.function.bash" } } },
    assignment: {
      patterns: [
        {
          begin: "(?<![\\w./-])([A-Za-z_]\\w*)\\+?=\\(",
          end: "\\)",
          beginCaptures: { "1": { name: "variable.other.bash" } },
          patterns: [{ include: "#comment" }, { include: "#value" }],
        },
        {
          match: "(?<![\\w./-])([A-Za-z_]\\w*)(?:\\[[^\\]]*\\])?\\+?=[^\\s;&|()\"'$`]*",
          captures: { "1": { name: "variable.other.bash" } },
        },
      ],
    },
    redirection: { match: "[0-9]*(?:<<<|<|>>?|&>>?)&?\\s*[^\\s;&|()<>\"'$`]*" },
    test: {
      begin: "(?<![^\\s;&|!(])\\[\\[?(?=\\s)",
      end: "(?<=\\s)\\]\\]?",
      patterns: [{ include: "#value" }, { include: "#number" }],
    },
    group: { begin: "\\(", end: "\\)", patterns: [{ include: "#statement" }] },
    command: {
      patterns: [
        {
          begin: `(?<![\\w./-])(${DECLARING})(?![\\w./=-])`,
          end: "(?=[;|&)}\\n])",
          beginCaptures: { "1": { name: "keyword.other.bash" } },
          patterns: [{ include: "#assignment" }, ...ARGUMENTS, { include: "#number" }],
        },
        {
          begin: "[A-Za-z_.~/][\\w./~:+@%-]*",
          end: "(?=[;|)`\\n])|(?<![<>])(?=&)",
          beginCaptures: { "0": { name: "entity.name.command.bash" } },
          patterns: [{ match: "&?[<>]&[0-9-]?" }, ...ARGUMENTS],
        },
        { include: "#value" },
      ],
    },
    heredoc: {
      patterns: [
        {
          begin: "<<(-?)\\s*([\"'])(\\w+)\\2(.*)$",
          end: "^\\s*\\3$",
          beginCaptures: { "4": { patterns: ARGUMENTS } },
          contentName: "string.unquoted.heredoc.bash",
        },
        {
          begin: "<<(-?)\\s*(\\w+)(.*)$",
          end: "^\\s*\\2$",
          beginCaptures: { "3": { patterns: ARGUMENTS } },
          contentName: "string.unquoted.heredoc.bash",
          patterns: [{ include: "#expansion" }],
        },
      ],
    },
    value: {
      patterns: [
        // A backslash takes the end of the line with it, so that the command goes on below.
        { match: "\\\\(?:.|\\n)" },
        { name: "string.quoted.single.bash", begin: "\\$?'", end: "'" },
        {
          name: "string.quoted.double.bash",
          begin: '\\$?"',
          end: '"',
          patterns: [{ match: "\\\\." }, { include: "#expansion" }],
        },
        { include: "#expansion" },
      ],
    },
    expansion: {
      patterns: [
        {
          begin: "\\$\\(\\(",
          end: "\\)\\)",
          name: "meta.embedded.bash",
          patterns: [{ include: "#expansion" }, { include: "#number" }],
        },
        { begin: "\\$\\(", end: "\\)", name: "meta.embedded.bash", patterns: [{ include: "#statement" }] },
        { begin: "`", end: "`", name: "meta.embedded.bash", patterns: [{ include: "#statement" }] },
        { name: "variable.other.bash", match: "\\$(?:\\w+|[@*#?$!-])" },
        { name: "variable.other.bash", begin: "\\$\\{", end: "\\}", patterns: [{ include: "#expansion" }] },
      ],
    },
    number: { name: "constant.numeric.bash", match: "(?<![\\w.-])[0-9]+(?![\\w.-])" },
  },
};
