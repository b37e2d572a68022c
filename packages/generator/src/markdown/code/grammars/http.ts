import type { LanguageRegistration } from "shiki/core";

/** HTTP exchanges. Shiki's own grammar pulls in GraphQL and four JavaScript grammars; JSON bodies are enough here. */
export const http: LanguageRegistration = {
  name: "http",
  scopeName: "source.http",
  embeddedLangs: ["json"],
  patterns: [
    {
      match: "^([A-Z]+)\\s+(\\S+)(?:\\s+(HTTP/[0-9.]+))?\\s*$",
      captures: {
        "1": { name: "keyword.control.method.http" },
        "2": { name: "string.unquoted.target.http" },
        "3": { name: "constant.language.version.http" },
      },
    },
    {
      match: "^(HTTP/[0-9.]+)\\s+([0-9]{3})(?:\\s+(.*))?$",
      captures: {
        "1": { name: "constant.language.version.http" },
        "2": { name: "constant.numeric.status.http" },
      },
    },
    {
      match: "^([A-Za-z0-9!#$%&'*+.^_`|~-]+)(:)\\s*(.*)$",
      captures: { "1": { name: "variable.other.field.http" } },
    },
    // A JSON body runs to the next request or status line.
    {
      begin: "^(?=\\s*[\\[{])",
      end: "^(?=HTTP/|[A-Z]+\\s+\\S+\\s+HTTP/)",
      patterns: [{ include: "source.json" }],
    },
  ],
  repository: {},
};
