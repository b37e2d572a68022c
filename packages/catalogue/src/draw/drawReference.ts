import {
  endpointAnchor,
  functionAnchor,
  listenerAnchor,
  permissionAnchor,
  spamTagAnchor,
  standardAnchor,
} from "../anchors.ts";
import type { Endpoint, ExpressionFunction, Listener, Rfc, SpamTag, Variable } from "../referenceSchemas.ts";
import type { Permission } from "../schemas.ts";
import { codes, type Pen } from "./pen.ts";

export function drawPermissions(permissions: Permission[], pen: Pen): string {
  const rows = permissions.map(({ name, allows, roles }) => [
    pen.anchored(permissionAnchor(name), pen.code(name)),
    pen.prose(allows),
    pen.text(roles.join(", ")),
  ]);
  return pen.table(["Permission", "Allows", "Roles"], rows);
}

export function drawEndpoints(endpoints: Endpoint[], pen: Pen): string {
  return pen.entryList(
    endpoints.map(({ method, path, summary, permission, auth, enterprise, query, note }) => ({
      id: endpointAnchor({ method, path }),
      term: `${method} ${path}`,
      chips: [
        ...(permission ? [`permission ${pen.code(permission)}`] : []),
        ...(auth === "none" ? ["no authentication"] : []),
        ...(query
          ? [
              `query ${codes(
                pen,
                query.map(({ name }) => name),
              )}`,
            ]
          : []),
        ...(enterprise ? [pen.strong("Enterprise")] : []),
      ],
      body: pen.paragraph(pen.prose(summary) + (note ? ` ${pen.note(pen.prose(note))}` : "")),
    })),
  );
}

export function drawFunctions(functions: ExpressionFunction[], pen: Pen): string {
  const rows = functions.map(({ name, parameters, returns, summary, example }) => [
    pen.anchored(functionAnchor(name), pen.code(`${name}(${parameters.join(", ")})`)),
    pen.prose(summary),
    pen.text(returns),
    pen.code(example),
  ]);
  return pen.table(["Function", "What it does", "Returns", "Example"], rows);
}

export function drawVariables(variables: Variable[], pen: Pen): string {
  const rows = variables.map(({ name, summary, sets, values }) => [
    pen.code(name),
    pen.prose(summary) + (values ? ` ${codes(pen, values)}` : ""),
    pen.text(sets.join(", ")),
  ]);
  return pen.table(["Variable", "Holds", "Where"], rows);
}

export function drawSpamTags(tags: SpamTag[], pen: Pen): string {
  const rows = tags.map(({ tag, score, setBy, summary }) => [
    pen.anchored(spamTagAnchor(tag), pen.code(tag)),
    score === null ? "–" : pen.text(String(score)),
    `${summary ? `${pen.prose(summary)} ` : ""}${pen.small(setBy.join(", "))}`,
  ]);
  return pen.table(["Tag", "Score", "Set by"], rows);
}

export function drawRfcs(rfcs: Rfc[], pen: Pen): string {
  const rows = rfcs.map(({ id, number, title, status }) => [
    pen.anchored(
      standardAnchor(id),
      number ? pen.link(`https://www.rfc-editor.org/rfc/rfc${number}`, id) : pen.text(id),
    ),
    pen.text(title),
    status,
  ]);
  return pen.table(["Standard", "Title", "Status"], rows);
}

export function drawListeners(listeners: Listener[], pen: Pen): string {
  const rows = listeners.map(({ id, bind, port, protocol, tls, summary }) => [
    pen.anchored(listenerAnchor(id), pen.code(id)),
    String(port),
    pen.text(protocol),
    pen.text(tls),
    pen.code(bind),
    pen.prose(summary),
  ]);
  return pen.table(["Listener", "Port", "Protocol", "TLS", "Bind", "Purpose"], rows);
}
