import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import { parseSieve } from "./parseSieve.ts";

/** Checks the grammar of a Sieve script, and that it requires only extensions the server has. */
export function checkSieve({ code, line }: Snippet, catalogue: Catalogue | null): Finding[] {
  const { extensions, faults } = parseSieve(code);
  const broken = faults.map((fault) => ({
    rule: "sieve",
    message: `The Sieve script cannot be parsed: ${fault.message}.`,
    hint: "Correct the syntax.",
    line: line + fault.line,
  }));
  if (!catalogue) return broken;
  const known = catalogue.sieve.extensions.map(({ name }) => name);
  const unknown = extensions.filter(({ name }) => !known.includes(name) && !name.startsWith("comparator-"));
  return [
    ...broken,
    ...unknown.map(({ name, line: at }) => ({
      rule: "sieve-extension",
      message: `The server has no Sieve extension "${name}".`,
      hint: didYouMean(name, known) ?? "Remove it, or see the data for what the server has.",
      line: line + at,
    })),
  ];
}
