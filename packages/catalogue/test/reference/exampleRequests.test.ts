import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { checkHttp } from "../../src/check/snippets/checkHttp.ts";
import { exampleRequests } from "../../src/reference/exampleRequests.ts";

const catalogue = await realCatalogue();
const { entries } = catalogue.endpoints;

function requestsOf(method: string, path: string) {
  const endpoint = entries.find((each) => each.method === method && each.path === path);
  if (!endpoint) throw new Error(`no endpoint ${method} ${path}`);
  return exampleRequests(endpoint);
}

describe("the example of an endpoint", () => {
  it("is a request that the server has, with a known query", () => {
    const code = entries
      .filter(({ method, path }) => !["ANY", "DAV"].includes(method) && !/[…*]/.test(path))
      .map((endpoint) => exampleRequests(endpoint).curl.replace("$API", "https://mail.example.org/api"))
      .join("\n");
    expect(code.split("\n").length).toBeGreaterThan(110);
    expect(checkHttp({ lang: "bash", code, line: 1 } as never, catalogue)).toEqual([]);
  });

  it("deletes only what a filter selects", () => {
    expect(requestsOf("DELETE", "/api/principal")).toEqual({
      curl: 'curl -sS -H "$AUTH" -X DELETE "$API/principal?type=list&confirm=true&filter=newsletter"',
      python:
        'api("DELETE", "/principal", query={"type": "list", "confirm": "true", "filter": "newsletter"})',
    });
    const deleting = entries.filter(({ method, query }) => method === "DELETE" && query);
    expect(deleting.length).toBeGreaterThan(5);
    expect(deleting.filter((endpoint) => !exampleRequests(endpoint).curl.includes("?"))).toEqual([]);
  });

  it("writes a body in the notation of each language", () => {
    expect(requestsOf("POST", "/api/settings")).toEqual({
      curl: `curl -sS -H "$AUTH" -d '[{"type":"insert","prefix":"queue.virtual.bulk","assert_empty":false,"values":[["threads-per-node","5"]]}]' "$API/settings"`,
      python:
        'api("POST", "/settings", [{"type": "insert", "prefix": "queue.virtual.bulk", "assert_empty": False, "values": [["threads-per-node", "5"]]}])',
    });
  });

  it("quotes an apostrophe for the shell", () => {
    const [endpoint] = entries.filter(({ path }) => path === "/api/settings");
    const body = { media: "application/json", example: { name: "O'Hara" } };
    expect(endpoint && exampleRequests({ ...endpoint, body }).curl).toContain(`-d '{"name":"O'\\''Hara"}' `);
  });

  it("leaves out optional parts of a path, and does not read a stream as JSON", () => {
    expect(requestsOf("GET", "/api/store/purge/data[/{store}]").curl).toContain('"$API/store/purge/data"');
    expect(requestsOf("GET", "/api/troubleshoot/delivery/{target}").python).toContain(
      'call("GET", "/troubleshoot/delivery/bob%40example.net"',
    );
  });

  it("signs in as the user where the request is about the user", () => {
    expect(requestsOf("GET", "/api/account/auth").curl).toBe('curl -sS -u jane "$API/account/auth"');
  });

  it("has Python for the management API only", () => {
    expect(requestsOf("GET", "/auth/userinfo")).toEqual({
      curl: 'curl -sS -u jane "https://mail.example.org/auth/userinfo"',
      python: null,
    });
  });
});
