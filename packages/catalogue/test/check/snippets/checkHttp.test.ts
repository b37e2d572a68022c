import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../../test/support/catalogue.ts";
import { checkHttp } from "../../../src/check/snippets/checkHttp.ts";

const catalogue = await realCatalogue();

function check(lang: string, code: string) {
  return checkHttp({ lang, code, line: 10 }, catalogue);
}

describe("a request is correct", () => {
  it.each([
    "GET /api/principal?types=individual&limit=10 HTTP/1.1\nHost: mail.example.org",
    "PATCH /api/principal/jane",
    "GET /api/store/purge/data\n\nGET /api/store/purge/data/rocksdb",
    "PROPFIND /dav/cal/jane/default/ HTTP/1.1",
    "HTTP/1.1 200 OK\nContent-Type: text/plain",
    "POST /hooks/stalwart HTTP/1.1",
    "POST https://mail.example.org/jmap/",
  ])("in a fence of its own: %s", (code) => {
    expect(check("http", code)).toEqual([]);
  });

  it.each([
    "curl -u admin http://127.0.0.1:8080/api/reload",
    "curl -sS -u admin -X DELETE http://localhost/api/settings/server.blocked-ip.192.0.2.10",
    "curl --data-binary @- https://mail.example.org/api/settings <<'EOF'\n[]\nEOF",
    "curl -XPATCH $HOST/api/nothing",
    'curl "https://$HOST/api/queue/messages/$ID"',
    "curl -I https://mail.example.org/healthz/live",
    "curl https://api.github.com/api/other",
    "curl -o x https://mail.example.org/login",
    "wget https://mail.example.org/api/nothing",
  ])("in a shell: %s", (code) => {
    expect(check("bash", code)).toEqual([]);
  });
});

describe("a request that the server does not answer", () => {
  it.each([
    [
      "http",
      "GET /api/principals HTTP/1.1",
      'The server has no endpoint "/api/principals".',
      'Did you mean "/api/principal"?',
    ],
    [
      "http",
      "PUT /api/principal/jane",
      '"/api/principal/jane" does not answer PUT.',
      "It answers GET, PATCH, DELETE.",
    ],
    [
      "bash",
      "curl https://mail.example.org/healthz/life",
      'The server has no endpoint "/healthz/life".',
      'Did you mean "/healthz/live"?',
    ],
    [
      "bash",
      "curl -d x https://mail.example.org/api/reload",
      '"/api/reload" does not answer POST.',
      "It answers GET.",
    ],
    [
      "bash",
      "curl 'https://mail.example.org/api/queue/messages?quue=a'",
      '"/api/queue/messages" has no parameter "quue".',
      'Did you mean "queue"?',
    ],
  ])("is reported from %s: %s", (lang, code, message, hint) => {
    expect(check(lang, code)).toMatchObject([{ rule: "endpoint", message, hint, line: 11 }]);
  });
});
