import type { Endpoint } from "../data/referenceSchemas.ts";
import { shellQuote } from "../data/shellQuote.ts";

/** A request to an endpoint: for a shell, and for the Python functions `api` and `call` of the API pages. */
export function exampleRequests(endpoint: Endpoint): { curl: string; python: string | null } {
  const query = exampleQuery(endpoint);
  const path = examplePath(endpoint);
  return { curl: curlRequest(endpoint, path, query), python: pythonCall(endpoint, path, query) };
}

/** Optional parts of a path, in brackets, are left out. */
function examplePath({ path, pathParameters = [] }: Endpoint): string {
  return path
    .replace(/\[.*\]/, "")
    .replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(textOf(pathParameters.find((each) => each.name === name)?.example)),
    );
}

/** Includes the first optional parameter, which filters, so that no example deletes everything. */
function exampleQuery({ query = [] }: Endpoint): [string, string][] {
  const first = query.find(({ required }) => !required);
  return query
    .filter((each) => each.required || each === first)
    .map(({ name, example }) => [name, textOf(example)]);
}

function curlRequest(
  { method, path, auth, body, response }: Endpoint,
  call: string,
  query: [string, string][],
) {
  const isManaged = path.startsWith("/api/");
  const options = response?.media === "text/event-stream" ? "-sSN" : "-sS";
  const ofUser = auth === "user" || (!isManaged && auth?.startsWith("bearer"));
  const credentials = ofUser ? ["-u jane"] : isManaged ? ['-H "$AUTH"'] : [];
  const url = isManaged ? call.replace("/api", "$API") : `https://mail.example.org${call}`;
  const data = curlData(body);
  const implied = data.length > 0 ? "POST" : "GET";
  return [
    `curl ${options}`,
    ...credentials,
    ...(method === implied ? [] : [`-X ${method}`]),
    ...data,
    `"${[url, new URLSearchParams(query)].filter((part) => `${part}` !== "").join("?")}"`,
  ].join(" ");
}

function curlData(body: Endpoint["body"]): string[] {
  if (!body) return [];
  const { media, example } = body;
  if (media === "application/json") return [`-d ${shellQuote(JSON.stringify(example))}`];
  if (media !== "application/x-www-form-urlencoded") return ["--data-binary @body.txt"];
  return Object.entries(example as Record<string, string>).map(([name, value]) => `-d '${name}=${value}'`);
}

/** Only the management API has functions in Python. */
function pythonCall({ method, path, body, response }: Endpoint, call: string, query: [string, string][]) {
  if (!path.startsWith("/api/")) return null;
  const isJson = response?.media === "application/json";
  const sent =
    body && (body.media === "application/json" ? literal(body.example) : 'open("body.txt", "rb").read()');
  const args = [
    JSON.stringify(method),
    JSON.stringify(call.replace("/api", "")),
    ...(sent ? [sent] : []),
    ...(query.length > 0 ? [`query=${literal(Object.fromEntries(query))}`] : []),
  ];
  return `${isJson ? "api" : "call"}(${args.join(", ")})`;
}

/** Python's notation is that of JSON but for these three words. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}: ${literal(each)}`)
    .join(", ")}}`;
}

/** A list is separated by commas. */
function textOf(example: unknown): string {
  return Array.isArray(example) ? example.join(",") : String(example);
}
