import { errorProblem, type Problem } from "@docs/generator";
import type { TomlData } from "./tomlSchemas.ts";

/** Reports settings of which `moves.json` does not say what became of them, and those that do not exist. */
export function checkMoves(
  { moves, settings }: Pick<TomlData, "moves" | "settings">,
  file: string,
): Problem[] {
  const moved = new Set(moves.entries.map(({ key }) => key));
  const existing = new Set(settings.entries.map(({ key }) => key));
  const report = (message: string, hint: string) => errorProblem({ rule: "moves", message, hint, file });
  return [
    ...[...existing]
      .filter((key) => !moved.has(key))
      .map((key) => report(`"${key}" is missing.`, `Add what became of it in ${moves.to}.`)),
    ...[...moved]
      .filter((key) => !existing.has(key))
      .map((key) => report(`"${key}" is no setting of ${moves.version}.`, "Remove it.")),
  ];
}
