import type { Finding, Snippet } from "@docs/generator";
import { parseAllDocuments } from "yaml";

/** Checks that YAML parses: readers paste it into files. */
export function checkYaml({ code, line }: Snippet): Finding[] {
  const documents = parseAllDocuments(code);
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  return errors.slice(0, 1).map(({ message, linePos }) => ({
    rule: "yaml",
    message: `The YAML cannot be parsed: ${message.split(" at line ", 1)[0]}.`,
    hint: "Correct the syntax.",
    line: line + (linePos?.[0].line ?? 1),
  }));
}
