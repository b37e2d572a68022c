import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const CONTENT = new URL("../../../../content/", import.meta.url);
const PAGE = "docs/api/management/endpoints.md";
/** What stands for our server in a request: its names, or a variable that holds its address. */
const SERVER =
  /(?:https?:\/\/(?:mail|autoconfig|autodiscover|mta-sts)\.example\.org|http:\/\/127\.0\.0\.1:8080|\$BASE|(\$API))(\/[^\s"'?]*)/;

interface Call {
  method: string;
  path: string;
}

it("shows a curl request for every endpoint of the management API", async () => {
  const managed = (await readEndpoints()).filter(({ path }) => path.startsWith("/api/"));
  const calls = readCalls(await readFile(new URL(PAGE, CONTENT), "utf8"));
  expect(managed.length).toBeGreaterThan(70);
  expect(findMissing(managed, calls)).toEqual([]);
});

it("shows a curl request for every other endpoint, there or on the page of its topic", async () => {
  const others = (await readEndpoints()).filter(({ path }) => !path.startsWith("/api/"));
  const calls = (await readPages()).flatMap(readCalls);
  expect(others.length).toBeGreaterThan(35);
  expect(findMissing(others, calls)).toEqual([]);
});

async function readEndpoints(): Promise<Call[]> {
  const data = await readFile(new URL("data/endpoints.json", CONTENT), "utf8");
  return (JSON.parse(data) as { entries: Call[] }).entries.map(({ method, path }) => ({ method, path }));
}

async function readPages(): Promise<string[]> {
  const docs = new URL("docs/", CONTENT);
  const files = (await readdir(docs, { recursive: true })).filter((file) => file.endsWith(".md"));
  return Promise.all(files.map((file) => readFile(new URL(file, docs), "utf8")));
}

function findMissing(endpoints: Call[], calls: Call[]): Call[] {
  return endpoints.filter(
    ({ method, path }) =>
      !calls.some((call) => answers(method, call.method) && toPattern(path).test(call.path)),
  );
}

/** Of the methods of DAV, the one that every collection answers has to be shown. */
function answers(endpoint: string, method: string): boolean {
  return endpoint === "ANY" || method === (endpoint === "DAV" ? "PROPFIND" : endpoint);
}

/** The requests to the server in the fences of a page. */
function readCalls(text: string): Call[] {
  const fences = text.matchAll(/^ *```bash.*\n([\s\S]*?)^ *```$/gm);
  const lines = [...fences].flatMap(([, code = ""]) => code.replaceAll("\\\n", "").split("\n"));
  return lines.flatMap((line) => {
    const [, api, path] = /\bcurl /.test(line) ? (SERVER.exec(line) ?? []) : [];
    return path === undefined ? [] : [{ method: methodOf(line), path: api ? `/api${path}` : path }];
  });
}

/** A request with data is a POST unless it says otherwise. */
function methodOf(line: string): string {
  const named = / -X (\w+)/.exec(line)?.[1];
  if (named !== undefined) return named;
  if (/ -T /.test(line)) return "PUT";
  return / (?:-d|--json|--data(?:-binary|-urlencode)?) /.test(line) && !/ (?:-G|--get) /.test(line)
    ? "POST"
    : "GET";
}

/**
 * `/api/reload[/{what}]` stands for the path with and without its last part, `/dav/cal/…` for all below it,
 * and `/*` for the web admin, which is shown by its page to sign in.
 */
function toPattern(path: string): RegExp {
  const source = path.replace("/*", "/login").replaceAll(".", "\\.").replace("…", ".+");
  const optional = source.replaceAll("[", "(?:").replaceAll("]", ")?");
  return new RegExp(`^${optional.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`);
}
