import type { LanguageRegistration } from "shiki/core";

const CONTROLS = "require|if|elsif|else|stop|foreverypart|while|break|continue|return|include|global|error";

const TESTS =
  "address|body|convert|currentdate|date|duplicate|envelope|environment|eval|exists|hasflag|header|ihave|" +
  "mailboxexists|mailboxidexists|metadata|metadataexists|notify_method_capability|servermetadata|" +
  "servermetadataexists|size|spamtest|specialuse_exists|string|valid_ext_list|valid_notify_method|virustest";

const ACTIONS =
  "addflag|addheader|deleteheader|discard|enclose|ereject|extracttext|fileinto|keep|let|notify|redirect|" +
  "reject|removeflag|replace|set|setflag|vacation";

/** Sieve (RFC 5228 and the extensions the server knows), which Shiki does not ship. */
export const sieve: LanguageRegistration = {
  name: "sieve",
  scopeName: "source.sieve",
  patterns: [{ include: "#statement" }],
  repository: {
    statement: {
      patterns: [
        { include: "#comment" },
        { include: "#multiline" },
        { include: "#evaluation" },
        { include: "#assignment" },
        { include: "#string" },
        { include: "#tag" },
        { include: "#number" },
        { include: "#word" },
      ],
    },
    comment: {
      patterns: [
        { name: "comment.line.number-sign.sieve", match: "#.*$" },
        { name: "comment.block.sieve", begin: "/\\*", end: "\\*/" },
      ],
    },
    multiline: {
      begin: "(?i)\\b(text:)[ \\t]*(#.*)?$",
      end: "^(\\.)$",
      beginCaptures: {
        "1": { name: "keyword.other.sieve" },
        "2": { name: "comment.line.number-sign.sieve" },
      },
      endCaptures: { "1": { name: "keyword.other.sieve" } },
      contentName: "string.unquoted.multiline.sieve",
      patterns: [{ name: "constant.character.escape.sieve", match: "^\\.(?=\\.)" }, { include: "#variable" }],
    },
    string: {
      name: "string.quoted.double.sieve",
      begin: '"',
      end: '"',
      patterns: [{ include: "#escape" }, { include: "#variable" }],
    },
    escape: { name: "constant.character.escape.sieve", match: "\\\\." },
    variable: { name: "variable.other.sieve", match: '\\$\\{[^}"]*\\}' },
    tag: { name: "entity.other.attribute-name.tag.sieve", match: "(?i):[a-z_][a-z0-9_]*" },
    number: { name: "constant.numeric.sieve", match: "(?i)\\b[0-9]+[kmg]?\\b" },
    word: {
      patterns: [
        { name: "keyword.control.sieve", match: `(?i)\\b(?:${CONTROLS})\\b` },
        { name: "keyword.operator.word.sieve", match: "(?i)\\b(?:allof|anyof|not)\\b" },
        { name: "constant.language.sieve", match: "(?i)\\b(?:true|false)\\b" },
        { name: "support.function.test.sieve", match: `(?i)\\b(?:${TESTS})\\b` },
        { name: "support.function.action.sieve", match: `(?i)\\b(?:${ACTIONS})\\b` },
        { name: "entity.name.function.sieve", match: "(?i)\\b[a-z_][a-z0-9_]*\\b" },
      ],
    },
    evaluation: {
      match: '(?i)\\b(?:(while)|(eval))\\s*("(?:[^"\\\\]|\\\\.)*")',
      captures: {
        "1": { name: "keyword.control.sieve" },
        "2": { name: "support.function.test.sieve" },
        "3": { patterns: [{ include: "#expression" }] },
      },
    },
    assignment: {
      match: '(?i)\\b(let)\\s+("[^"]*")\\s+("(?:[^"\\\\]|\\\\.)*")',
      captures: {
        "1": { name: "support.function.action.sieve" },
        "2": { name: "string.quoted.double.sieve" },
        "3": { patterns: [{ include: "#expression" }] },
      },
    },
    expression: {
      patterns: [
        { name: "string.quoted.double.sieve", match: '"' },
        { name: "string.quoted.single.sieve", match: "'[^']*'" },
        { include: "#escape" },
        { include: "#variable" },
        { name: "constant.numeric.sieve", match: "\\b[0-9]+(?:\\.[0-9]+)?\\b" },
        { name: "entity.name.function.sieve", match: "(?i)\\b[a-z_][a-z0-9_]*(?=\\()" },
        { name: "variable.other.sieve", match: "(?i)\\b[a-z_][a-z0-9_.]*\\b" },
      ],
    },
  },
};
