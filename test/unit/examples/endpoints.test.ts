import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const CONTENT = new URL("../../../content/", import.meta.url);
const PAGE = "docs/api/management/endpoints.md";

interface Call {
  method: string;
  path: string;
}

it("shows a curl request for every endpoint of the management API", async () => {
  const { entries } = JSON.parse(await readFile(new URL("data/endpoints.json", CONTENT), "utf8")) as {
    entries: Call[];
  };
  const calls = readCalls(await readFile(new URL(PAGE, CONTENT), "utf8"));
  const managed = entries.filter(({ path }) => path.startsWith("/api/"));
  const missing = managed.filter(
    ({ method, path }) => !calls.some((call) => call.method === method && toPattern(path).test(call.path)),
  );
  expect(managed.length).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});

/** The requests in the page's fences; one with data is a POST unless it says otherwise. */
function readCalls(text: string): Call[] {
  const lines = text.replaceAll("\\\n", "").split("\n");
  return lines.flatMap((line) => {
    const path = /\bcurl .*\$API(\/[^\s"?]*)/.exec(line)?.[1];
    if (path === undefined) return [];
    const implied = / (?:-d|--data-binary) /.test(line) ? "POST" : "GET";
    return [{ method: / -X (\w+)/.exec(line)?.[1] ?? implied, path: `/api${path}` }];
  });
}

/** `/api/reload[/{what}]` stands for the path with and without its last part. */
function toPattern(path: string): RegExp {
  const source = path.replaceAll("[", "(?:").replaceAll("]", ")?");
  return new RegExp(`^${source.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
