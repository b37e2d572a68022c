import type { Endpoint, EndpointParameter } from "../data/referenceSchemas.ts";
import frame from "./openApiFrame.json" with { type: "json" };

type Json = Record<string, unknown>;

/** Describes the endpoints in OpenAPI 3.1; the methods of DAV and patterns of paths cannot be described in it. */
export function openApiDocument({ version, entries }: { version: string; entries: Endpoint[] }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of entries) {
    if (!/^[A-Z]+$/.test(endpoint.method) || ["ANY", "DAV"].includes(endpoint.method)) continue;
    if (/[…*]/.test(endpoint.path)) continue;
    for (const path of variantsOf(endpoint.path)) {
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, path) };
    }
  }
  const tags = [...new Set(entries.map(({ group }) => group))].map((name) => ({ name }));
  return { ...frame, info: { ...frame.info, version }, tags, paths };
}

/** `/a[/{b}]` stands for `/a` and `/a/{b}`. */
function variantsOf(path: string): string[] {
  const parts = path.replaceAll("]", "").split("[");
  return parts.map((_, at) => parts.slice(0, at + 1).join(""));
}

function operation(endpoint: Endpoint, path: string): Json {
  const { group, method, summary, note, permission, enterprise, body, auth } = endpoint;
  const remarks = [note, permission && `Permission: ${permission}.`, enterprise && "Enterprise only."];
  const description = remarks.filter(Boolean).join(" ");
  const inPath = (endpoint.pathParameters ?? []).filter(({ name }) => path.includes(`{${name}}`));
  const inQuery = (endpoint.query ?? []).filter(({ name }) => !name.startsWith("<"));
  const parameters = [
    ...inPath.map((each) => parameter(each, { in: "path", required: true })),
    ...inQuery.map((each) =>
      parameter(each, { in: "query", ...(each.required ? { required: true } : {}), explode: false }),
    ),
  ];
  return {
    tags: [group],
    operationId: [method.toLowerCase(), ...path.split(/\W+/)].filter(Boolean).join("-"),
    summary,
    ...(description ? { description } : {}),
    ...(auth === "none" ? { security: [] } : {}),
    ...(auth === "optional" ? { security: [{}, { bearer: [] }, { basic: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBody(body) } : {}),
    responses: responses(endpoint),
  };
}

function parameter({ name, summary, example, ...rest }: EndpointParameter, place: Json): Json {
  return { name, ...place, description: summary, schema: schemaOf(rest), example };
}

function requestBody({ media, list, fields, summary, example }: NonNullable<Endpoint["body"]>): Json {
  const required = fields?.filter((each) => each.required).map(({ name }) => name) ?? [];
  const object = {
    type: "object",
    properties: Object.fromEntries(
      (fields ?? []).map((each) => [
        each.name,
        { ...schemaOf(each), description: each.summary, examples: [each.example] },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
  const schema = fields && (list ? { type: "array", items: object } : object);
  return {
    required: true,
    ...(summary ? { description: summary } : {}),
    content: { [media]: { ...(schema ? { schema } : {}), example } },
  };
}

function responses({ path, auth, body, response, notFound }: Endpoint): Json {
  const isManaged = path.startsWith("/api/");
  const failed = (name: keyof typeof frame.components.responses) => reference(`responses/${name}`);
  return {
    200: response ? success(response, isManaged) : { description: "Success." },
    ...(body ? { 400: failed("BadRequest") } : {}),
    ...(auth === "none" ? {} : { 401: failed("Unauthorized") }),
    ...(isManaged ? { 402: failed("MissingCode"), 403: failed("Forbidden") } : {}),
    ...(notFound ? { 404: { ...failed("NotFound"), description: notFound } } : {}),
    ...(isManaged ? { 429: failed("TooManyRequests"), 500: failed("ServerError") } : {}),
  };
}

function success(
  { media, type, summary, example }: NonNullable<Endpoint["response"]>,
  isManaged: boolean,
): Json {
  if (media !== "application/json") return { description: summary, content: { [media]: {} } };
  const data = { type: "object", properties: { data: schemas[type] }, required: ["data"] };
  const schema = isManaged ? { oneOf: [data, reference("schemas/Rejection")] } : schemas[type];
  const shown = example === undefined ? {} : { example: isManaged ? { data: example } : example };
  return { description: summary, content: { [media]: { schema, ...shown } } };
}

function schemaOf({
  type,
  values,
  default: usual,
}: Pick<EndpointParameter, "type" | "values" | "default">): Json {
  const schema = schemas[type];
  return {
    ...schema,
    ...(values ? (type === "list" ? { items: { type: "string", enum: values } } : { enum: values }) : {}),
    ...(usual === undefined ? {} : defaultOf(type, usual, values)),
  };
}

/** A default such as "now" is described, because it is no value of the parameter. */
function defaultOf(type: EndpointParameter["type"], usual: string, values: string[] | undefined): Json {
  if (type === "integer") return { default: Number(usual) };
  if (type === "boolean") return { default: usual === "true" };
  return values?.includes(usual) ? { default: usual } : { $comment: `Default: ${usual}` };
}

const schemas: Record<EndpointParameter["type"] | NonNullable<Endpoint["response"]>["type"], Json> = {
  string: { type: "string" },
  integer: { type: "integer" },
  boolean: { type: "boolean" },
  flag: { type: "string" },
  time: { type: "string", format: "date-time" },
  list: { type: "array", items: { type: "string" } },
  integers: { type: "array", items: { type: "integer" } },
  object: { type: "object" },
  objects: { type: "array", items: { type: "object" } },
  any: {},
  null: { type: "null" },
};

function reference(path: string): Json {
  return { $ref: `#/components/${path}` };
}
