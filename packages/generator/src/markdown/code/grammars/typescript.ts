import type { LanguageRegistration } from "shiki/core";

const KEYWORDS =
  "as|asserts|async|await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|finally|" +
  "for|from|function|if|implements|import|in|instanceof|is|keyof|let|new|of|return|satisfies|switch|throw|try|" +
  "typeof|var|void|while|yield";
/** Names in one place, words of the language in another. */
const MODIFIERS =
  "abstract|constructor|declare|get|interface|namespace|override|private|protected|public|readonly|set|static|type|using";
const TYPES = "any|bigint|boolean|never|number|object|string|symbol|unknown";
/** What does not follow a modifier. */
const AFTER_A_NAME = "[\\w$]|\\s*[:=(,;.)?]|\\s*$";

/**
 * JavaScript and TypeScript, JSX included. Shiki's grammar takes more than a second to compile, which is a fifth of a
 * build; this one knows less of the language and shows the same.
 */
export const typescript: LanguageRegistration = {
  name: "typescript",
  scopeName: "source.ts",
  patterns: [
    { name: "comment.line.double-slash.ts", match: "//.*$" },
    { name: "comment.block.ts", begin: "/\\*", end: "\\*/" },
    { include: "#string" },
    {
      name: "string.regexp.ts",
      match:
        "(?<=(?:^|[=(:,!&|?{};\\[]|\\breturn)\\s*)/(?![*/])(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\])*\\]|[^/\\\\\\[])+/[a-z]*",
    },
    { name: "constant.numeric.ts", match: "(?<![\\w$.])(?:0[xob])?[0-9][\\w.]*" },
    // The name of a property, in a literal or a type.
    {
      match: "(?<=(?:^|[{,;(])\\s*)(?!default\\b|case\\b)([A-Za-z_$][\\w$]*)(?=\\s*\\??:(?!:))",
      captures: { "1": { name: "meta.object-literal.key.ts" } },
    },
    {
      name: "constant.language.ts",
      match: "(?<![\\w$.])(?:true|false|null|undefined|NaN|Infinity)(?![\\w$])",
    },
    { name: "variable.language.ts", match: "(?<![\\w$.])(?:this|super)(?![\\w$])" },
    { name: "keyword.control.ts", match: `(?<![\\w$.])(?:${KEYWORDS})(?![\\w$:=])` },
    { name: "storage.modifier.ts", match: `(?<![\\w$.])(?:${MODIFIERS})(?!${AFTER_A_NAME})` },
    { name: "storage.type.function.arrow.ts", match: "=>" },
    { name: "support.type.primitive.ts", match: `(?<![\\w$.])(?:${TYPES})(?![\\w$(.])` },
    {
      name: "entity.name.function.ts",
      match: "[A-Za-z_$][\\w$]*(?=\\s*(?:<[\\w$,.\\s\\[\\]|]*>)?\\()",
    },
    // JSX: `<Name attribute=`, `</name>`.
    { match: "(?<=</?)([a-z][\\w.-]*)(?=[\\s/>])", captures: { "1": { name: "entity.name.tag.ts" } } },
    { name: "variable.other.constant.ts", match: "(?<![\\w$])[A-Z][A-Z0-9_]+(?![\\w$])" },
    { name: "entity.name.type.ts", match: "(?<![\\w$.])[A-Z][\\w$]*" },
    { match: "[A-Za-z_$][\\w$]*" },
  ],
  repository: {
    string: {
      patterns: [
        { name: "string.quoted.double.ts", match: '"(?:\\\\.|[^"\\\\])*"' },
        { name: "string.quoted.single.ts", match: "'(?:\\\\.|[^'\\\\])*'" },
        {
          name: "string.template.ts",
          begin: "`",
          end: "`",
          patterns: [
            { match: "\\\\." },
            {
              name: "meta.template.expression.ts",
              begin: "\\$\\{",
              end: "\\}",
              patterns: [{ include: "$self" }],
            },
          ],
        },
      ],
    },
  },
};
