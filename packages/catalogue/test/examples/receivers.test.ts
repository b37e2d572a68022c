import { type ChildProcess, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeTempFolder } from "../../../../test/support/tempTree.ts";

const CONTENT = fileURLToPath(new URL("../../../../content/", import.meta.url));

interface Receiver {
  url: string;
  /** All it has written so far. */
  written(): string;
  stop(): Promise<void>;
}

/** Strips the types, as newer versions of Node.js do by themselves, and runs the program on a free port. */
async function startReceiver(file: string, environment: Record<string, string>): Promise<Receiver> {
  const folder = await makeTempFolder();
  const program = join(folder.path, "receiver.mjs");
  const bundle = await rolldown({ input: join(CONTENT, "examples", file), platform: "node" });
  await bundle.write({ file: program, format: "esm" });
  await bundle.close();

  const child = spawn(process.execPath, [program], { env: { PORT: "0", ...environment } });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const stop = async () => {
    await endProcess(child);
    await folder.remove();
  };
  try {
    const url = await vi.waitFor(
      () => /http:\S+/.exec(output)?.[0] ?? Promise.reject(new Error("silent")),
      10_000,
    );
    return { url, written: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

/** The code of the page's fence with this title. */
async function readFence(page: string, title: string): Promise<string | undefined> {
  const text = await readFile(join(CONTENT, "docs", page), "utf8");
  return new RegExp(`^\`\`\`ts title="${title}"\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(text)?.[1];
}

describe.each([
  ["api/webhooks.md", "webhookReceiver.ts"],
  ["api/mta-hooks/overview.md", "mtaHookReceiver.ts"],
])("%s", (page, file) => {
  it(`shows ${file} as it is`, async () => {
    expect(await readFence(page, file)).toBe(await readFile(join(CONTENT, "examples", file), "utf8"));
  });
});

describe("webhookReceiver.ts", () => {
  const KEY = "change-me-to-a-long-random-value";
  const BATCH =
    '{"events":[{"id":"1763200801100","createdAt":"2025-11-15T10:00:01Z","type":"auth.failed","data":{"remoteIp":"192.0.2.77","spanId":381920264781549569}}]}';
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver("webhookReceiver.ts", { WEBHOOK_KEY: KEY });
  });
  afterAll(() => receiver?.stop());

  const sign = (body: string, key = KEY) => createHmac("sha256", key).update(body).digest("base64");
  const post = async (body: string, signature?: string) => {
    const headers: Record<string, string> = { "Content-Type": "application/json" };
    if (signature !== undefined) headers["X-Signature"] = signature;
    return (await fetch(receiver.url, { method: "POST", headers, body })).status;
  };

  it("accepts a signed batch and keeps every digit of its numbers", async () => {
    expect(await post(BATCH, sign(BATCH))).toBe(204);
    await expect.poll(() => receiver.written()).toContain('"spanId":"381920264781549569"');
    expect(receiver.written()).toContain("2025-11-15T10:00:01Z auth.failed");
  });

  it("accepts the request that the page shows", async () => {
    const text = await readFile(join(CONTENT, "docs/api/webhooks.md"), "utf8");
    const [, signature, body = ""] = /^X-Signature: (.+)\n\n(.+)$/m.exec(text) ?? [];
    expect(await post(body, signature)).toBe(204);
    expect((await readJsonFences("api/webhooks.md")).map((code) => JSON.parse(code))).toContainEqual(
      JSON.parse(body),
    );
  });

  it.each([
    ["made with another key", sign(BATCH, "another key")],
    ["of another body", sign(`${BATCH} `)],
    ["that is cut short", sign(BATCH).slice(0, 20)],
    ["that is missing", undefined],
  ])("refuses a signature %s", async (_, signature) => {
    expect(await post(BATCH, signature)).toBe(401);
  });

  it("rejects other bodies and other methods", async () => {
    expect(await post("[]", sign("[]"))).toBe(400);
    expect(await post("{", sign("{"))).toBe(400);
    expect((await fetch(receiver.url)).status).toBe(405);
  });

  it("keeps long numbers inside strings", async () => {
    const body = JSON.stringify({
      events: [{ id: "1", createdAt: "", type: "t", data: { details: '"n":12345678901234567890' } }],
    });
    expect(await post(body, sign(body))).toBe(204);
    await expect.poll(() => receiver.written()).toContain(String.raw`\"n\":12345678901234567890`);
  });
});

describe("mtaHookReceiver.ts", () => {
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver("mtaHookReceiver.ts", { HOOK_USER: "stalwart", HOOK_SECRET: "change-me" });
  });
  afterAll(() => receiver?.stop());

  const post = (body: string, password = "change-me") =>
    fetch(receiver.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Basic ${Buffer.from(`stalwart:${password}`).toString("base64")}`,
      },
      body,
    });

  /** The complete request that the reference page shows. */
  const readRequest = async () => {
    const request = JSON.parse((await readJsonFences("api/mta-hooks/request.md"))[0] ?? "");
    expect(request.context.stage).toBe("data");
    return request;
  };

  it("answers the request on the page as the page says", async () => {
    const answer = await post(JSON.stringify(await readRequest()));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      action: "accept",
      modifications: [{ type: "addHeader", name: "X-Scanned", value: "yes" }],
    });
    expect(receiver.written()).toMatch(/data \S+ [0-9a-f]+ accept/);
  });

  it("deletes forged headers from the last to the first, then adds its own", async () => {
    const request = await readRequest();
    request.message.headers.push(["x-scanned", " yes\r\n"], ["X-Scanned", " yes\r\n"]);
    const { modifications } = await (await post(JSON.stringify(request))).json();
    expect(modifications).toEqual([
      { type: "deleteHeader", index: 2, name: "X-Scanned" },
      { type: "deleteHeader", index: 1, name: "X-Scanned" },
      { type: "addHeader", name: "X-Scanned", value: "yes" },
    ]);
  });

  it("rejects a program among the attachments", async () => {
    const request = await readRequest();
    request.message.contents = 'Content-Disposition: attachment; filename="invoice.pdf.exe"\r\n\r\nTVqQ\r\n';
    expect(await (await post(JSON.stringify(request))).json()).toEqual({
      action: "reject",
      response: {
        status: 550,
        enhanced_status: "5.7.1",
        message: "Programs are not accepted as attachments.",
      },
    });
  });

  it("ignores extensions of programs in the middle of a name", async () => {
    const request = await readRequest();
    request.message.contents = 'Content-Disposition: attachment; filename="main.js.txt"\r\n\r\nx\r\n';
    expect((await (await post(JSON.stringify(request))).json()).action).toBe("accept");
  });

  it("accepts at other stages", async () => {
    const { context } = await readRequest();
    const answer = await post(JSON.stringify({ context: { ...context, stage: "connect" } }));
    expect(await answer.json()).toEqual({ action: "accept" });
  });

  it("rejects unauthenticated and malformed requests", async () => {
    expect((await post("{}", "wrong")).status).toBe(401);
    expect((await post("{")).status).toBe(500);
    expect((await fetch(receiver.url)).status).toBe(405);
  });
});

async function readJsonFences(page: string): Promise<string[]> {
  const text = await readFile(join(CONTENT, "docs", page), "utf8");
  return [...text.matchAll(/^```json[^\n]*\n([\s\S]*?)^```$/gm)].map(([, code]) => code ?? "");
}
