import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Pieces {
  url: string;
  /** How many pieces there are. */
  count: number;
  /** Sends the next piece; the last one ends the document. */
  send(): void;
  close(): void;
}

/** Serves a document that arrives in pieces, as on a slow connection: what stands before its text, then equal parts. */
export async function servePieces(html: string, parts: number): Promise<Pieces> {
  const start = html.indexOf("<main");
  const size = Math.ceil((html.length - start) / parts);
  const pieces = [html.slice(0, start)];
  for (let at = start; at < html.length; at += size) pieces.push(html.slice(at, at + size));
  let reader: ServerResponse | undefined;
  let sent = 0;
  const send = () => {
    reader?.write(pieces[sent++]);
    if (sent === pieces.length) reader?.end();
  };
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    reader = response;
    send();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, count: pieces.length, send, close: () => server.close() };
}
