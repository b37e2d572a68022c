import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** What a value in `data` can be; `causedBy` and others may hold an event of their own. */
type Value = string | number | boolean | Value[] | { type: string; data: Data };
type Data = { [key: string]: Value };

interface StalwartEvent {
  id: string;
  createdAt: string;
  type: string;
  data: Data;
}

const KEY = process.env.WEBHOOK_KEY ?? "";
const HOST = process.env.HOST ?? "127.0.0.1";
const PORT = Number(process.env.PORT ?? 8085);
const MAX_BODY = 64 * 1024 * 1024;

if (KEY === "") {
  console.error("Set WEBHOOK_KEY to the value of webhook.<id>.signature-key.");
  process.exit(1);
}

/** Your part: what to do with an event. */
function handle(event: StalwartEvent): void {
  console.log(event.createdAt, event.type, JSON.stringify(event.data));
}

/** The bytes as they came: the signature covers exactly these. Null if there are too many. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  return size <= MAX_BODY ? Buffer.concat(chunks) : null;
}

function isSigned(body: Buffer, signature: string): boolean {
  const expected = createHmac("sha256", KEY).update(body).digest();
  const received = Buffer.from(signature, "base64");
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** `spanId` and `queueId` have more digits than a JavaScript number can hold: keep them as strings. */
function parseEvents(body: Buffer): StalwartEvent[] {
  const text = body.toString("utf8").replace(/"(\w+)":(\d{16,})/g, '"$1":"$2"');
  const { events } = JSON.parse(text);
  if (!Array.isArray(events)) throw new Error("no events");
  return events;
}

const server = createServer(async (request, response) => {
  const answer = (status: number) => response.writeHead(status).end();
  try {
    if (request.method !== "POST") return answer(405);
    const body = await readBody(request);
    if (body === null) return answer(413);
    if (!isSigned(body, String(request.headers["x-signature"] ?? ""))) return answer(401);

    const events = parseEvents(body);
    // Answer first: a late answer makes Stalwart send the whole batch again.
    answer(204);
    for (const event of events) {
      try {
        handle(event);
      } catch (error) {
        console.error("Could not handle", event.type, error);
      }
    }
  } catch (error) {
    console.error("Could not read the request:", error);
    if (!response.headersSent) answer(400);
  }
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : PORT;
  console.log(`Waiting for events on http://${HOST}:${port}/`);
});
