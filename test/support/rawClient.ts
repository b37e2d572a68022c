import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** By lowercase name. */
  headers: Map<string, string>;
  /** Decompressed. */
  body: string;
}

export interface RawClient {
  ask(request: string): Promise<RawAnswer>;
  close(): void;
}

/**
 * Sends raw requests over a connection that is reused until the server closes it. If the server closes it because of an
 * earlier request, the request is sent again on a new one, as browsers do.
 */
export function openRawClient(port: number): RawClient {
  let kept: Socket | null = null;

  return {
    async ask(request) {
      const again = kept && !kept.destroyed ? await send(kept, request) : null;
      const answer = again ?? (await send(await open(), request));
      return answer ?? { status: 0, headers: new Map(), body: "" };
    },
    close: () => kept?.destroy(),
  };

  async function open(): Promise<Socket> {
    kept = connect(port, "127.0.0.1");
    kept.on("error", () => undefined);
    await once(kept, "connect");
    return kept;
  }

  async function send(socket: Socket, request: string): Promise<RawAnswer | null> {
    const isHead = request.startsWith("HEAD ");
    const answer = await exchange(socket, Buffer.from(request, "latin1"), isHead);
    if (!answer || /close/i.test(answer.headers.get("connection") ?? "close")) socket.destroy();
    return answer;
  }
}

function exchange(socket: Socket, request: Buffer, isHead: boolean): Promise<RawAnswer | null> {
  return new Promise((done) => {
    let received = Buffer.alloc(0);
    const finish = (answer: RawAnswer | null) => {
      socket.off("data", onData).off("close", onClose);
      done(answer);
    };
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = readAnswer(received, isHead);
      if (answer) finish(answer);
    };
    const onClose = () => finish(readAnswer(received, true));
    socket.on("data", onData).on("close", onClose);
    socket.write(request);
  });
}

/** Null while the answer is not complete. */
function readAnswer(bytes: Buffer, withoutBody: boolean): RawAnswer | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  if (status === 100) return readAnswer(bytes.subarray(end + 4), withoutBody);
  const rest = bytes.subarray(end + 4);
  if (withoutBody || status === 304) return { status, headers, body: "" };
  const body = headers.get("transfer-encoding") === "chunked" ? readChunks(rest) : readLength(rest, headers);
  return body && { status, headers, body: unpack(body, headers.get("content-encoding")).toString() };
}

function readLength(bytes: Buffer, headers: Map<string, string>): Buffer | null {
  const length = Number(headers.get("content-length") ?? 0);
  return bytes.length < length ? null : bytes.subarray(0, length);
}

function readChunks(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return null;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
