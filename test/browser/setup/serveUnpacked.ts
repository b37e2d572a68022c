import { createServer } from "node:http";
import { answerFromFolder } from "../../../packages/generator/src/serve/answerFromFolder.ts";
import { listenOnFreePort } from "../../../packages/generator/src/serve/listenOnFreePort.ts";

/** Serves a built folder as `npm run serve` does, but packs nothing: on one machine that takes longer than sending. */
export async function serveUnpacked(root: string): Promise<{ url: string; close(): Promise<void> }> {
  // A connection that closes between two tests would fail a request of the later one.
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    delete request.headers["accept-encoding"];
    answerFromFolder(root, request, response).catch(() => response.destroy());
  });
  const { origin } = await listenOnFreePort(server, 0, "127.0.0.1");
  return {
    url: `${origin}/`,
    close: () => new Promise<void>((done) => server.close(() => done()) && server.closeAllConnections()),
  };
}
