import { escapeHtml } from "../../shared/escapeHtml.ts";
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
import { anchored, code, codes, entryList, prose, table } from "./html.ts";

export function drawPermissions(permissions: Permission[]): string {
  const rows = permissions.map(({ name, allows, roles }) => [
    anchored(permissionAnchor(name), code(name)),
    prose(allows),
    roles.map(escapeHtml).join(", "),
  ]);
  return table(["Permission", "Allows", "Roles"], rows);
}

export function drawEndpoints(endpoints: Endpoint[]): string {
  return entryList(
    endpoints.map(({ method, path, summary, permission, auth, enterprise, query, note }) => ({
      id: endpointAnchor({ method, path }),
      term: `${method} ${path}`,
      chips: [
        ...(permission ? [`permission ${code(permission)}`] : []),
        ...(auth === "none" ? ["no authentication"] : []),
        ...(query ? [`query ${codes(query.map(({ name }) => name))}`] : []),
        ...(enterprise ? ["<strong>Enterprise</strong>"] : []),
      ],
      body: `<p>${prose(summary)}${note ? ` <span class="note">${prose(note)}</span>` : ""}</p>`,
    })),
  );
}

export function drawFunctions(functions: ExpressionFunction[]): string {
  const rows = functions.map(({ name, parameters, returns, summary, example }) => [
    anchored(functionAnchor(name), code(`${name}(${parameters.join(", ")})`)),
    prose(summary),
    escapeHtml(returns),
    code(example),
  ]);
  return table(["Function", "What it does", "Returns", "Example"], rows);
}

export function drawVariables(variables: Variable[]): string {
  const rows = variables.map(({ name, summary, sets, values }) => [
    code(name),
    prose(summary) + (values ? ` ${codes(values)}` : ""),
    sets.map(escapeHtml).join(", "),
  ]);
  return table(["Variable", "Holds", "Where"], rows);
}

export function drawSpamTags(tags: SpamTag[]): string {
  const rows = tags.map(({ tag, score, setBy, summary }) => [
    anchored(spamTagAnchor(tag), code(tag)),
    score === null ? "–" : escapeHtml(String(score)),
    `${summary ? `${prose(summary)} ` : ""}<small>${setBy.map(escapeHtml).join(", ")}</small>`,
  ]);
  return table(["Tag", "Score", "Set by"], rows);
}

export function drawRfcs(rfcs: Rfc[]): string {
  const rows = rfcs.map(({ id, number, title, status }) => [
    anchored(
      standardAnchor(id),
      number
        ? `<a href="https://www.rfc-editor.org/rfc/rfc${number}" rel="noopener">${escapeHtml(id)}</a>`
        : escapeHtml(id),
    ),
    escapeHtml(title),
    status,
  ]);
  return table(["Standard", "Title", "Status"], rows);
}

export function drawListeners(listeners: Listener[]): string {
  const rows = listeners.map(({ id, bind, port, protocol, tls, summary }) => [
    anchored(listenerAnchor(id), code(id)),
    String(port),
    escapeHtml(protocol),
    escapeHtml(tls),
    code(bind),
    prose(summary),
  ]);
  return table(["Listener", "Port", "Protocol", "TLS", "Bind", "Purpose"], rows);
}
