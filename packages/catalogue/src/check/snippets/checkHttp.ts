import { didYouMean, type Finding, type Snippet } from "@docs/generator";
import type { Catalogue } from "../../data/catalogue.ts";
import type { Endpoint } from "../../data/referenceSchemas.ts";
import { calledProgram } from "./calledProgram.ts";
import { hasPlaceholder } from "./readArguments.ts";
import { shellCommands } from "./shellCommands.ts";

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

interface HttpRequest {
  method: string;
  /** Path with its query. */
  target: string;
  /** Line of the snippet, counted from 1. */
  line: number;
}

const REQUEST_LINE = /^([A-Z]+) (?:https?:\/\/[^/\s]+)?(\/\S*)(?: HTTP\/[\d.]+)?\s*$/;

/** Returns the request lines of an `http` fence, `GET /path HTTP/1.1`; responses and headers are skipped. */
function requestLines(code: string): HttpRequest[] {
  return code.split("\n").flatMap((text, at) => {
    const [, method, target] = REQUEST_LINE.exec(text) ?? [];
    return method && target ? [{ method, target, line: at + 1 }] : [];
  });
}

/** Example hosts and the local machine; other hosts are third-party services. */
const OWN_HOST =
  /^(\$.*|<.*>|localhost|127\.0\.0\.1|\[.*\]|192\.0\.2\.\d+|([\w-]+\.)*example\.(org|com|net))(:[\d$].*)?$/i;

/** Returns the requests that `curl` sends to the reader's own server. */
function curlRequests(code: string): HttpRequest[] {
  if (!code.includes("curl")) return [];
  return shellCommands(code).flatMap(({ words, line }) => {
    const called = calledProgram(words);
    if (called?.name !== "curl") return [];
    return called.args.flatMap((word) => {
      const [, host = "", target] = /^https?:\/\/([^/?#]+)(\/[^#]*)?/.exec(word) ?? [];
      return target && OWN_HOST.test(host) ? [{ method: curlMethod(called.args), target, line }] : [];
    });
  });
}

function curlMethod(args: string[]): string {
  for (const [at, word] of args.entries()) {
    const named = /^(?:--request=|-\w*X)(.+)$/.exec(word)?.[1];
    if (named) return named;
    if (word === "--request" || /^-\w*X$/.test(word)) return args[at + 1] ?? "GET";
  }
  const has = (pattern: RegExp) => args.some((word) => pattern.test(word));
  if (has(/^(-\w*I|--head)$/)) return "HEAD";
  if (has(/^(-\w*G|--get)$/)) return "GET";
  if (has(/^(-\w*T|--upload-file)$/)) return "PUT";
  return has(/^(-\w*[dF]|--data(-\w+)?|--json|--form)(=.*)?$/) ? "POST" : "GET";
}
