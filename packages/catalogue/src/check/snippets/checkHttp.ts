import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import type { Endpoint } from "../../data/referenceSchemas.ts";
import { curlRequests, type HttpRequest, requestLines } from "./httpRequests.ts";
import { hasPlaceholder } from "./readArguments.ts";

/** Checks that requests to the server use an existing endpoint, with its method and query. */
export function checkHttp({ lang, code, line }: Snippet, { endpoints }: Catalogue): Finding[] {
  const requests = lang === "http" ? requestLines(code) : curlRequests(code);
  return requests.flatMap((request) =>
    checkRequest(request, endpoints.entries).map((finding) => ({ ...finding, line: line + request.line })),
  );
}

function checkRequest({ method, target }: HttpRequest, endpoints: Endpoint[]): Finding[] {
  const [path = "", query = ""] = (target.split("#", 1)[0] ?? "").split("?");
  // All other paths are served by the web admin.
  const near = endpoints.filter((endpoint) => rootOf(endpoint.path) === rootOf(path));
  if (near.length === 0) return [];
  const there = near.filter((endpoint) => pathPattern(endpoint.path).test(path));
  if (there.length === 0) {
    if (hasPlaceholder(path)) return [];
    const paths = near.map((endpoint) => endpoint.path);
    const hint = didYouMean(path, new Set(paths)) ?? "The API reference lists all endpoints.";
    return [{ rule: "endpoint", message: `The server has no endpoint "${path}".`, hint }];
  }
  const answering = there.filter((endpoint) => answers(endpoint.method, method));
  if (answering.length === 0) {
    const hint = `It answers ${there.map((endpoint) => endpoint.method).join(", ")}.`;
    return [{ rule: "endpoint", message: `"${path}" does not answer ${method}.`, hint }];
  }
  return checkQuery(path, query, answering);
}

function rootOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** Turns `/a/{b}[/{c}]` and `/a/…` into a pattern that ignores a trailing slash. */
function pathPattern(path: string): RegExp {
  const source = path
    .replace(/\/$/, "")
    .replace(/[.*+?^$()|\\]/g, "\\$&")
    .replace(/\{[^}]+\}/g, "[^/]+")
    .replace(/\[(?=\/)/g, "(?:")
    .replace(/\](?=\]|$)/g, ")?")
    .replace(/\/…$/, "(?:/.*)?");
  return new RegExp(`^${source}/?$`);
}

function answers(endpointMethod: string, method: string): boolean {
  if (endpointMethod === "ANY" || endpointMethod === "DAV" || method === "OPTIONS") return true;
  return endpointMethod === method || (endpointMethod === "GET" && method === "HEAD");
}

function checkQuery(path: string, query: string, endpoints: Endpoint[]): Finding[] {
  const parameters = endpoints.flatMap((endpoint) => endpoint.query ?? []).map(({ name }) => name);
  if (parameters.length === 0 || parameters.some(hasPlaceholder)) return [];
  const names = query.split("&").map((pair) => pair.split("=", 1)[0] ?? "");
  return names
    .filter((name) => name !== "" && !hasPlaceholder(name) && !parameters.includes(name))
    .map((name) => ({
      rule: "endpoint",
      message: `"${path}" has no parameter "${name}".`,
      hint: didYouMean(name, parameters) ?? `Parameters: ${parameters.join(", ")}.`,
    }));
}
