import type { Finding, Snippet } from "@docs/generator";
import { checkDefaults } from "./checkDefaults.ts";
import { checkSetting } from "./checkSetting.ts";
import { groupEntries } from "./groupEntries.ts";
import { parseToml } from "./parseToml.ts";
import type { TomlCatalogue } from "./tomlModel.ts";

/** Checks that the server can read the configuration, and that its keys exist and their values fit. */
export function checkToml(
  { code, line, attributes = {} }: Snippet,
  catalogue: TomlCatalogue | null,
): Finding[] {
  const { statements, tables, faults } = parseToml(code);
  const [fault] = faults;
  if (fault) {
    const message = `The server cannot read the file: ${fault.message}`;
    return [{ rule: "toml", message, hint: "Correct the syntax.", line: line + fault.line }];
  }
  if (!catalogue) return [];
  const empty = tables
    .filter((table) => !statements.some(({ parts }) => table.parts.every((part, at) => part === parts[at])))
    .map((table) => ({ ...table, value: { kind: "empty" as const } }));
  const entries = statements.flatMap((statement) => statement.entries);
  const groups = groupEntries(entries, catalogue).map((group) => ({
    ...group,
    line: group.entries[0]?.line ?? 1,
  }));
  const findings = [...groups, ...empty].flatMap((assignment) =>
    checkSetting(assignment, catalogue).map((finding) => ({ ...finding, line: assignment.line })),
  );
  const others = "defaults" in attributes ? checkDefaults(groups, catalogue) : [];
  return [...findings, ...others].map((finding) => ({ ...finding, line: line + finding.line }));
}
