import { code, codes, type Drawing, link, prose, small } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { type HistoryIndex, lineOf, releaseLabel } from "../data/historyIndex.ts";
import type { Permission } from "../data/schemas.ts";
import { tryPath } from "../expression/tryPath.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { listRows, plain } from "./listEntries.ts";

type Entries<File extends "functions" | "variables" | "environment"> = Catalogue[File]["entries"];

export function drawPermissions(permissions: Permission[], historyOf: HistoryIndex): Drawing {
  const rows = permissions.map(({ name, allows, roles }) => {
    const { since, replaces } = historyOf("permission", name);
    const past = [
      ...(since ? [`Since ${releaseLabel(since)}.`] : []),
      ...replaces.map((old) => `Replaces ${old.name}.`),
    ];
    const remark = past.length > 0 ? [" ", small(past.join(" "))] : [];
    return {
      kind: "Permissions",
      id: referenceAnchor("permissions", name),
      name,
      text: plain(allows, roles.length > 0 && `Roles: ${roles.join(", ")}.`),
      cells: [[code(name)], [...prose(allows), ...remark], [roles.join(", ")]],
    };
  });
  return listRows(["Permission", "Allows", "Roles"], rows);
}

/** Their examples open in the playground. */
export function drawFunctions(functions: Entries<"functions">, version: string): Drawing {
  const release = lineOf(version);
  const rows = functions.map(({ name, parameters, returns, summary, example }) => {
    const call = `${name}(${parameters.join(", ")})`;
    return {
      kind: "Functions",
      id: `function-${name}`,
      name,
      text: plain(`${call}:`, summary, example),
      cells: [
        [code(call)],
        prose(summary),
        [returns],
        [link(tryPath({ text: example, release }), code(example))],
      ],
    };
  });
  return listRows(["Function", "What it does", "Returns", "Example"], rows);
}

export function drawVariables(variables: Entries<"variables">): Drawing {
  const rows = variables.map(({ name, summary, sets, values }) => ({
    name,
    text: plain(summary),
    cells: [[code(name)], [...prose(summary), ...(values ? [" ", ...codes(values)] : [])], [sets.join(", ")]],
  }));
  return listRows(["Variable", "Holds", "Where"], rows);
}

export function drawEnvironment(variables: Entries<"environment">): Drawing {
  const rows = variables.map(({ name, usedBy, summary }) => ({
    name,
    text: plain(summary),
    cells: [[code(name)], [code(usedBy)], prose(summary)],
  }));
  return listRows(["Variable", "Read by", "Meaning"], rows);
}
