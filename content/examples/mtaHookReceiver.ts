import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

interface HookRequest {
  context: {
    stage: "connect" | "ehlo" | "mail" | "rcpt" | "data";
    client: { ip: string; port: number; ptr: string | null; helo: string | null; activeConnections: number };
    sasl?: { login: string };
    tls?: { version: string; cipher: string };
    server: { name: string; port: number; ip: string };
    queue?: { id: string };
    protocol: { version: number };
  };
  envelope?: { from: { address: string }; to: { address: string }[] };
  message?: { headers: [name: string, value: string][]; contents: string; size: number };
}

type Parameters = Record<string, string | null>;

type Modification =
  | { type: "changeFrom"; value: string; parameters?: Parameters }
  | { type: "addRecipient"; value: string; parameters?: Parameters }
  | { type: "deleteRecipient"; value: string }
  | { type: "replaceContents"; value: string }
  | { type: "addHeader"; name: string; value: string }
  | { type: "insertHeader"; index: number; name: string; value: string }
  | { type: "changeHeader"; index: number; name: string; value: string }
  | { type: "deleteHeader"; index: number; name: string };

interface HookAnswer {
  action: "accept" | "reject" | "discard";
  response?: { status: number; enhanced_status?: string; message: string };
  modifications?: Modification[];
}

const USER = process.env.HOOK_USER ?? "stalwart";
const SECRET = process.env.HOOK_SECRET ?? "";
const HOST = process.env.HOST ?? "127.0.0.1";
const PORT = Number(process.env.PORT ?? 8090);
const MAX_BODY = 256 * 1024 * 1024;

if (SECRET === "") {
  console.error("Set HOOK_SECRET to the value of session.hook.<id>.auth.secret.");
  process.exit(1);
}

/** Your part: refuse programs among the attachments, mark the rest as scanned. */
function decide({ context, message }: HookRequest): HookAnswer {
  if (context.stage !== "data" || message === undefined) return { action: "accept" };

  if (/name\*?="?[^"\r\n]*\.(exe|js|scr|vbs)(?=["\s;]|$)/i.test(message.contents)) {
    return {
      action: "reject",
      response: { status: 550, enhanced_status: "5.7.1", message: "Programs are not accepted as attachments." },
    };
  }

  // A sender could have written the header too: delete it, from the last one to the first.
  const modifications: Modification[] = [];
  const forged = message.headers.filter(([name]) => name.toLowerCase() === "x-scanned").length;
  for (let index = forged; index > 0; index--) {
    modifications.push({ type: "deleteHeader", index, name: "X-Scanned" });
  }
  modifications.push({ type: "addHeader", name: "X-Scanned", value: "yes" });
  return { action: "accept", modifications };
}

/** Null if there are more bytes than we care to hold. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  return size <= MAX_BODY ? Buffer.concat(chunks).toString("utf8") : null;
}

function isStalwart(authorization: string): boolean {
  const expected = `Basic ${Buffer.from(`${USER}:${SECRET}`).toString("base64")}`;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization), digest(expected));
}

const server = createServer(async (request, response) => {
  const answer = (status: number, body?: HookAnswer) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(body && JSON.stringify(body));
  };
  try {
    if (request.method !== "POST") return answer(405);
    if (!isStalwart(request.headers.authorization ?? "")) return answer(401);
    const body = await readBody(request);
    if (body === null) return answer(413);

    const hookRequest: HookRequest = JSON.parse(body);
    const verdict = decide(hookRequest);
    const { stage, client, queue } = hookRequest.context;
    console.log(stage, client.ip, queue?.id ?? "-", verdict.action);
    answer(200, verdict);
  } catch (error) {
    // Any status outside 200 to 299 tells Stalwart that no decision was made.
    console.error("No decision:", error);
    if (!response.headersSent) answer(500);
  }
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : PORT;
  console.log(`Waiting for hooks on http://${HOST}:${port}/`);
});
