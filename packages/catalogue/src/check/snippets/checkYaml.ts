import { type Finding, type Snippet, withoutLongLines } from "@docs/generator";
import { LineCounter, parseAllDocuments, visit } from "yaml";

/** Checks that YAML parses and that its aliases have an anchor: readers paste it into files. */
export function checkYaml({ code, line }: Snippet): Finding[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(withoutLongLines(code), { lineCounter });
  const allFaults = (Array.isArray(documents) ? documents : []).flatMap((document) => {
    const faults = document.errors.map(({ message, pos }) => ({ message, at: pos[0] }));
    visit(document, {
      Alias(_, alias) {
        const message = `The alias "*${alias.source}" has no anchor "&${alias.source}" before it`;
        if (!alias.resolve(document)) faults.push({ message, at: alias.range?.[0] ?? 0 });
      },
    });
    return faults;
  });
  return allFaults.slice(0, 1).map(({ message, at }) => ({
    rule: "yaml",
    message: `The YAML cannot be parsed: ${message.split(" at line ", 1)[0]}.`,
    hint: "Correct the syntax.",
    line: line + lineCounter.linePos(at).line,
  }));
}
