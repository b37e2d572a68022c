import { mutate } from "./mutate.ts";
import type { Random } from "./random.ts";

export interface RawRequest {
  text: string;
  /** The allowed statuses, if the request determines them; null if only the general rules apply. */
  expected: readonly number[] | null;
}

const GOOD = ["/", "/docs/", "/docs/x", "/docs/x.json", "/assets/entry-abc.js", "/img/a.png"];
const MOVED = ["/docs", "/docs/x/", "/docs/x.html", "/index.html", "//docs/x", "/docs//x", "/docs/index?a=1"];
const UNKNOWN = [
  "/nowhere",
  "/docs/y",
  "/_headers",
  "/_redirects",
  "/404",
  "/404.html",
  "/secret.txt",
  "//evil.test/x",
  "/dist.bak/secret",
  "/%",
  "/%zz",
  "/%E0%A4%A",
];
const HOSTILE = [
  ..."/../secret.txt /docs/../../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /docs/%2e%2e/%2e%2e/secret.txt".split(
    " ",
  ),
  ..."/..%5csecret.txt /%2e%2e%5csecret.txt /docs/x%00.html /%00 /./secret.txt /docs/..".split(" "),
  ..."http://other.test/docs/x * secret.txt /..\\secret.txt".split(" "),
];
const PIECES = [
  ..."/ // .. ../ ..%2f %2e%2e/ %2e . %2f %5c %00 %c0%ae%c0%ae/ %252e%252e%252f ..; ..%00/ \\ : ? # ; & = ~ secret.txt dist".split(
    " ",
  ),
  ..."docs x .html index .bak dist.bak/secret etc/passwd proc/self/environ /tmp/ file:///etc/passwd C:\\ CON aux nul".split(
    " ",
  ),
];
const METHODS = "POST PUT DELETE PATCH OPTIONS TRACE PROPFIND PURGE M-SEARCH".split(" ");
const HEADERS: ((random: Random) => string)[] = [
  ({ pick }) =>
    `Accept-Encoding: ${pick(["br", "gzip", "br;q=0", "*", "gzip;q=2, br;q=x", ",,,", "identity;q=0", "x".repeat(500), "br\t;q=1"])}`,
  ({ pick }) =>
    `Range: ${pick(["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-,1-2", "bytes=99999999999999-", "lines=1", "bytes=a-b", "="])}`,
  ({ pick }) =>
    `Accept: ${pick(["text/markdown", "text/html", "*/*", "text/markdown;q=0", "/", ",", "text/markdown, text/html"])}`,
  ({ pick }) => `If-None-Match: ${pick(["*", '"x"', 'W/"x"', "x", '"', ","])}`,
  ({ pick }) => `Host: ${pick(["site.test", "", "a b", "../..", "[::1]"])}`,
  ({ pick }) => `Connection: ${pick(["keep-alive", "close", "Upgrade", "x"])}`,
  ({ pick }) => `Expect: ${pick(["100-continue", "200-ok"])}`,
  ({ below }) => `X-Long: ${"x".repeat(below(4000))}`,
  () => "Upgrade: websocket",
];

/** A request as a hostile client may send it, always complete, so that the server answers. */
export function makeRequest(random: Random): RawRequest {
  const method = random.chance(10) ? "HEAD" : "GET";
  const headers = headersOf(random);
  const send = (path: string, expected: RawRequest["expected"], by = method) => ({
    text: `${by} ${path} HTTP/1.1\r\n${headers}\r\n\r\n`,
    expected: expected && [...expected, ...(headers.includes("Expect: 200") ? [417] : [])],
  });
  switch (random.below(9)) {
    case 0:
      return send(random.pick(GOOD), [headers.includes("If-None-Match: *") ? 304 : 200]);
    case 1:
      return send(random.pick(MOVED), [301]);
    case 2:
      return send(random.pick(UNKNOWN), [404]);
    case 3:
      return send(random.pick(HOSTILE), [400]);
    case 4:
      return send(random.pick(GOOD), [405], random.pick(METHODS));
    case 5:
      return send(`/${"a/".repeat(random.below(4000))}${"x".repeat(random.below(9000))}`, [404, 431]);
    case 6:
      return { text: brokenRequest(random, headers), expected: null };
    default:
      return send(pathOf(random), null);
  }
}

function headersOf(random: Random): string {
  const some = random.times(random.below(4), () => random.pick(HEADERS)(random));
  const host = some.some((line) => line.startsWith("Host:")) ? [] : ["Host: site.test"];
  return [...new Map([...host, ...some].map((line) => [line.split(":")[0], line])).values()].join("\r\n");
}

/** Without white space and line breaks, which would change the request. */
function pathOf(random: Random): string {
  const start = random.pick([...GOOD, ...MOVED, ...HOSTILE]);
  const path = random.chance(50)
    ? `/${random.times(1 + random.below(6), () => random.pick(PIECES)).join("")}`
    : mutate(start, random, PIECES);
  return path.replace(/[^\x21-\x7e]/g, "%ff") || "/";
}

function brokenRequest(random: Random, headers: string): string {
  const end = "\r\n\r\n";
  return random.pick([
    `GET / HTTP/9.9\r\n${headers}${end}`,
    `GET /\r\n${headers}${end}`,
    `GET  / HTTP/1.1\r\n${headers}${end}`,
    `get / HTTP/1.1\r\n${headers}${end}`,
    `FOO / HTTP/1.1\r\n${headers}${end}`,
    `CONNECT secret.txt:80 HTTP/1.1\r\n${headers}${end}`,
    `GET / HTTP/1.1\r\nno colon here\r\n${headers}${end}`,
    `GET / HTTP/1.1\r\n${headers}\r\nContent-Length: -1${end}`,
    `GET / HTTP/1.1\r\n${headers}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked${end}abc`,
    `POST / HTTP/1.1\r\n${headers}\r\nTransfer-Encoding: chunked${end}zz\r\n`,
    `POST / HTTP/1.1\r\n${headers}\r\nConnection: close\r\nContent-Length: 3${end}abc`,
    `GET / HTTP/1.1\r\n${headers}\r\nX-Zero: a\0b${end}`,
    `GET /\0 HTTP/1.1\r\n${headers}${end}`,
    `GET /\u00e9 HTTP/1.1\r\n${headers}${end}`,
    `\x16\x03\x01\x02${end}`,
    `${"\0".repeat(50)}${end}`,
    `GET / HTTP/1.1\r\n${headers}\r\nX-Huge: ${"x".repeat(20_000)}${end}`,
  ]);
}
