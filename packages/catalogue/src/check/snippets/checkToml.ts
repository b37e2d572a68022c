import type { Finding, Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import { checkSetting } from "../settings/checkSetting.ts";
import { readToml } from "./readToml.ts";
import { tomlKeyLines } from "./tomlKeyLines.ts";

/** Configuration must parse, and every key in it exist and have a value that fits. */
export function checkToml({ code, line }: Snippet, catalogue: Catalogue | null): Finding[] {
  const read = readToml(code);
  if (!read.ok) {
    const message = `The TOML cannot be parsed: ${read.message}.`;
    return [{ rule: "toml", message, hint: "Correct the syntax.", line: line + read.line }];
  }
  if (!catalogue) return [];
  const lineOf = tomlKeyLines(code);
  return read.assignments.flatMap((assignment) =>
    checkSetting(assignment, catalogue).map((finding) => ({
      ...finding,
      line: line + lineOf(assignment.parts),
    })),
  );
}
