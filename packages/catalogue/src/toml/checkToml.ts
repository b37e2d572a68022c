import type { Finding, Snippet } from "@docs/generator";
import { type Assignment, checkSetting, type SettingValue } from "./checkSetting.ts";
import { findSetting } from "./findSetting.ts";
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
  return [...groups, ...empty].flatMap((assignment) => {
    const isDefault = "defaults" in attributes && assignment.value.kind !== "empty";
    const others = isDefault ? checkDefault(assignment, catalogue) : [];
    return [...checkSetting(assignment, catalogue), ...others].map((finding) => {
      return { ...finding, line: line + assignment.line };
    });
  });
}

/** Checks that the value of an example that is marked as `defaults` is the default. */
function checkDefault({ parts, value }: Assignment, catalogue: TomlCatalogue): Finding[] {
  const setting = findSetting(parts, catalogue)?.setting;
  if (!setting) return [];
  const defaults = [setting.default, ...Object.values(setting.defaultsBy ?? {})].map(asText);
  if (defaults.includes(asText(defaultFormOf(value)))) return [];
  const message = `"${parts.join(".")}" has another value than its default, ${defaults[0]}.`;
  const hint = 'Correct the value, or remove the word "defaults" behind the language.';
  return [{ rule: "defaults", message, hint }];
}

/** Returns a value as the data have defaults. */
function defaultFormOf(value: SettingValue): unknown {
  if (value.kind === "single") return value.text;
  if (value.kind === "list") return value.texts.join(", ");
  if (value.kind === "empty") return null;
  const conditions = value.branches.filter((branch) => "if" in branch);
  return { if: conditions, else: value.branches.find((branch) => "else" in branch)?.["else"] };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
