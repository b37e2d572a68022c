import {
  type Block,
  code,
  type Drawing,
  type Inline,
  paragraph,
  prose,
  small,
  strong,
} from "@docs/generator";
import type { Endpoint, EndpointParameter } from "../data/referenceSchemas.ts";
import { exampleRequests } from "../reference/exampleRequests.ts";
import { describeParameter, listEntries, plain, sentences, slug } from "./listEntries.ts";

export function drawEndpoints(endpoints: Endpoint[]): Drawing {
  const listed = endpoints.map((endpoint) => {
    const { method, path, summary, permission, auth, enterprise, note } = endpoint;
    return {
      id: `endpoint-${slug(`${method} ${path}`)}`,
      name: `${method} ${path}`,
      text: plain(summary, note, permission),
      draw: () => ({
        chips: [
          ...(permission ? [["permission ", code(permission)]] : []),
          ...(auth === "none" ? [["no authentication"]] : []),
          ...(auth === "user" ? [["as the user"]] : []),
          ...(enterprise ? [[strong("Enterprise")]] : []),
        ],
        body: [
          sentences(summary, note),
          ...parameterTable(endpoint),
          ...returned(endpoint),
          requests(endpoint),
        ],
      }),
    };
  });
  return listEntries(listed);
}

function parameterTable({ pathParameters = [], query = [], body }: Endpoint): Block[] {
  const rows = [
    ...pathParameters.map((each) => parameterRow(each, "path")),
    ...query.map((each) => parameterRow(each, "query")),
    ...(body?.fields ?? []).map((each) =>
      parameterRow(each, body?.list ? "each object of the body" : "body"),
    ),
  ];
  return [
    ...(body?.summary ? [paragraph(`Body (${body.media}): `, ...prose(body.summary))] : []),
    ...(rows.length > 0
      ? [{ type: "table" as const, head: ["Parameter", "Type", "Meaning", "Example"], rows }]
      : []),
  ];
}

function parameterRow(parameter: EndpointParameter, place: string): Inline[][] {
  const { name, type, required, example } = parameter;
  return [
    [code(name), " ", small(place)],
    [required ? `${type}, required` : type],
    describeParameter(parameter),
    [code(typeof example === "string" ? example.trim() : JSON.stringify(example))],
  ];
}

function returned({ response, notFound }: Endpoint): Block[] {
  if (!response) return [];
  const { media, type, summary } = response;
  const kind = media === "application/json" ? type.replace(/s$/, "[]") : media;
  const missing = notFound ? [" With status 404: ", ...prose(notFound)] : [];
  return [paragraph("Returns ", code(kind), ": ", ...prose(summary), ...missing)];
}

function requests(endpoint: Endpoint): Block {
  const { curl, python } = exampleRequests(endpoint);
  return { type: "list", items: [[code(curl)], ...(python ? [[code(python)]] : [])] };
}
