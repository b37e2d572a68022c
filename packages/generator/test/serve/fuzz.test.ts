import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRandom } from "../../../../test/support/fuzz/random.ts";
import { makeRequest } from "../../../../test/support/fuzz/rawRequest.ts";
import { openRawClient, type RawAnswer } from "../../../../test/support/rawClient.ts";
import { makeTempFolder, writeTree } from "../../../../test/support/tempTree.ts";
import { type RunningServer, serve } from "../../src/serve/serve.ts";

const REQUESTS = Number(process.env["FUZZ_CASES"] ?? 4000);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_115);
const CONNECTIONS = 32;
const SECRET = "this file is nobody's business";
const STATUSES = new Set([200, 301, 304, 400, 404, 405, 408, 413, 417, 431, 505]);

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let server: RunningServer;
const printed: string[] = [];

beforeAll(async () => {
  folder = await makeTempFolder();
  await writeTree(folder.path, {
    "secret.txt": SECRET,
    "dist.bak/secret.html": SECRET,
    "dist/index.html": `<h1>Home</h1>${"<p>Text.</p>".repeat(100)}`,
    "dist/404.html": "<h1>Not found</h1>",
    "dist/docs/index.html": "<h1>Docs</h1>",
    "dist/docs/x.html": "<h1>X</h1>",
    "dist/docs/x.json": "{}",
    "dist/docs/x.md": "# X",
    "dist/assets/entry-abc.js": "1",
    "dist/img/a.png": "png",
    "dist/_headers": `/*\n  X-Inside: ${"policy"}\n`,
  });
  const print = (line: string) => printed.push(line);
  // Some requests are never complete: the connection is closed when nothing more comes.
  const keepAlive = 1000;
  server = await serve({ root: join(folder.path, "dist"), port: 0, host: "127.0.0.1", print, keepAlive });
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

it("answers thousands of hostile requests correctly, with nothing from outside its folder", async () => {
  const port = Number(new URL(server.url).port);
  const seeds = Array.from({ length: REQUESTS }, (_, at) => SEED + at).values();
  const seen = new Map<number, number>();
  await Promise.all(Array.from({ length: CONNECTIONS }, converse));
  expect(printed.filter((line) => line.includes("failed"))).toEqual([]);
  // Every kind of answer was given, or the requests are not what they are meant to be.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([0, 200, 301, 400, 404, 405]));

  async function converse() {
    const client = openRawClient(port);
    for (const seed of seeds) {
      const request = makeRequest(createRandom(seed));
      const answer = await client.ask(request.text);
      const wrong = wrongWith(answer, request.expected);
      if (wrong) throw new Error(`FUZZ_SEED=${seed} FUZZ_CASES=1: ${wrong}\n${JSON.stringify(request)}`);
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    }
    client.close();
  }
}, 600_000);

/** Status 0 stands for a connection that was closed without an answer. */
function wrongWith({ status, body, headers }: RawAnswer, expected: readonly number[] | null): string | null {
  if (body.includes(SECRET)) return "the secret is out";
  if (status !== 0 && !STATUSES.has(status)) return `status ${status}`;
  if (expected && !expected.includes(status)) return `status ${status}, not ${expected.join(" or ")}`;
  if (status === 301 && !/^\/(?![/\\])/.test(headers.get("location") ?? ""))
    return "it leads to another site";
  return null;
}
