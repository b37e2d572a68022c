import { code, codes, type Drawing, link, prose, small, strong } from "@docs/generator";
import type { Catalogue } from "../data/catalogue.ts";
import { type HistoryIndex, releaseLabel } from "../data/historyIndex.ts";
import type { Endpoint, SpamTag } from "../data/referenceSchemas.ts";
import type { Permission } from "../data/schemas.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { listEntries, listRows, plain, sentences } from "./listEntries.ts";

type Entries<File extends "functions" | "variables" | "rfcs" | "listeners" | "environment"> =
  Catalogue[File]["entries"];

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

export function drawEndpoints(endpoints: Endpoint[]): Drawing {
  const listed = endpoints.map(({ method, path, summary, permission, auth, enterprise, query, note }) => ({
    id: `endpoint-${slug(`${method} ${path}`)}`,
    name: `${method} ${path}`,
    text: plain(summary, note, permission),
    draw: () => ({
      chips: [
        ...(permission ? [["permission ", code(permission)]] : []),
        ...(auth === "none" ? [["no authentication"]] : []),
        ...(query ? [["query ", ...codes(query.map(({ name }) => name))]] : []),
        ...(enterprise ? [[strong("Enterprise")]] : []),
      ],
      body: [sentences(summary, note)],
    }),
  }));
  return listEntries(listed);
}

export function drawFunctions(functions: Entries<"functions">): Drawing {
  const rows = functions.map(({ name, parameters, returns, summary, example }) => {
    const call = `${name}(${parameters.join(", ")})`;
    return {
      kind: "Functions",
      id: `function-${name}`,
      name,
      text: plain(`${call}:`, summary, example),
      cells: [[code(call)], prose(summary), [returns], [code(example)]],
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

export function drawSpamTags(tags: SpamTag[]): Drawing {
  const rows = tags.map(({ tag, score, setBy, summary }) => ({
    id: `spam-tag-${tag}`,
    name: tag,
    text: plain(summary),
    cells: [
      [code(tag)],
      [score === null ? "–" : String(score)],
      [...(summary ? [...prose(summary), " "] : []), small(setBy.join(", "))],
    ],
  }));
  return listRows(["Tag", "Score", "Set by"], rows);
}

export function drawRfcs(rfcs: Entries<"rfcs">): Drawing {
  const rows = rfcs.map(({ id, number, title, status }) => {
    const name = number ? link(`https://www.rfc-editor.org/rfc/rfc${number}`, id) : id;
    return { id: `standard-${slug(id)}`, name: id, text: title, cells: [[name], [title], [status]] };
  });
  return listRows(["Standard", "Title", "Status"], rows);
}

export function drawListeners(listeners: Entries<"listeners">): Drawing {
  const rows = listeners.map(({ id, bind, port, protocol, tls, summary }) => ({
    id: `listener-${id}`,
    name: id,
    text: plain(`port ${port}, ${protocol}, ${tls}.`, summary),
    cells: [[code(id)], [String(port)], [protocol], [tls], [code(bind)], prose(summary)],
  }));
  return listRows(["Listener", "Port", "Protocol", "TLS", "Bind", "Purpose"], rows);
}

export function drawEnvironment(variables: Entries<"environment">): Drawing {
  const rows = variables.map(({ name, usedBy, summary }) => ({
    name,
    text: plain(summary),
    cells: [[code(name)], [code(usedBy)], prose(summary)],
  }));
  return listRows(["Variable", "Read by", "Meaning"], rows);
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
}
