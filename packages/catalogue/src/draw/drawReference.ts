import {
  anchor,
  type Block,
  code,
  codes,
  link,
  note,
  paragraph,
  prose,
  small,
  strong,
} from "@docs/generator";
import {
  endpointAnchor,
  functionAnchor,
  listenerAnchor,
  permissionAnchor,
  spamTagAnchor,
  standardAnchor,
} from "../data/anchors.ts";
import { type HistoryIndex, releaseLabel } from "../data/historyIndex.ts";
import type {
  Endpoint,
  ExpressionFunction,
  Listener,
  Rfc,
  SpamTag,
  Variable,
} from "../data/referenceSchemas.ts";
import type { Permission } from "../data/schemas.ts";

export function drawPermissions(permissions: Permission[], historyOf: HistoryIndex): Block[] {
  const rows = permissions.map(({ name, allows, roles }) => {
    const { since, replaces } = historyOf("permission", name);
    const past = [
      ...(since ? [`Since ${releaseLabel(since)}.`] : []),
      ...replaces.map((old) => `Replaces ${old.name}.`),
    ];
    return [
      [anchor(permissionAnchor(name), code(name))],
      [...prose(allows), ...(past.length > 0 ? [" ", small(past.join(" "))] : [])],
      [roles.join(", ")],
    ];
  });
  return [{ type: "table", head: ["Permission", "Allows", "Roles"], rows }];
}

export function drawEndpoints(endpoints: Endpoint[]): Block[] {
  const entries = endpoints.map(
    ({ method, path, summary, permission, auth, enterprise, query, note: remark }) => ({
      id: endpointAnchor({ method, path }),
      term: `${method} ${path}`,
      chips: [
        ...(permission ? [["permission ", code(permission)]] : []),
        ...(auth === "none" ? [["no authentication"]] : []),
        ...(query ? [["query ", ...codes(query.map(({ name }) => name))]] : []),
        ...(enterprise ? [[strong("Enterprise")]] : []),
      ],
      body: [paragraph(...prose(summary), ...(remark ? [" ", note(prose(remark))] : []))],
    }),
  );
  return [{ type: "entries", entries }];
}

export function drawFunctions(functions: ExpressionFunction[]): Block[] {
  const rows = functions.map(({ name, parameters, returns, summary, example }) => [
    [anchor(functionAnchor(name), code(`${name}(${parameters.join(", ")})`))],
    prose(summary),
    [returns],
    [code(example)],
  ]);
  return [{ type: "table", head: ["Function", "What it does", "Returns", "Example"], rows }];
}

export function drawVariables(variables: Variable[]): Block[] {
  const rows = variables.map(({ name, summary, sets, values }) => [
    [code(name)],
    [...prose(summary), ...(values ? [" ", ...codes(values)] : [])],
    [sets.join(", ")],
  ]);
  return [{ type: "table", head: ["Variable", "Holds", "Where"], rows }];
}

export function drawSpamTags(tags: SpamTag[]): Block[] {
  const rows = tags.map(({ tag, score, setBy, summary }) => [
    [anchor(spamTagAnchor(tag), code(tag))],
    [score === null ? "–" : String(score)],
    [...(summary ? [...prose(summary), " "] : []), small(setBy.join(", "))],
  ]);
  return [{ type: "table", head: ["Tag", "Score", "Set by"], rows }];
}

export function drawRfcs(rfcs: Rfc[]): Block[] {
  const rows = rfcs.map(({ id, number, title, status }) => [
    [anchor(standardAnchor(id), number ? link(`https://www.rfc-editor.org/rfc/rfc${number}`, id) : id)],
    [title],
    [status],
  ]);
  return [{ type: "table", head: ["Standard", "Title", "Status"], rows }];
}

export function drawListeners(listeners: Listener[]): Block[] {
  const rows = listeners.map(({ id, bind, port, protocol, tls, summary }) => [
    [anchor(listenerAnchor(id), code(id))],
    [String(port)],
    [protocol],
    [tls],
    [code(bind)],
    prose(summary),
  ]);
  return [{ type: "table", head: ["Listener", "Port", "Protocol", "TLS", "Bind", "Purpose"], rows }];
}
