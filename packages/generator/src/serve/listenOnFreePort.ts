import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on the given port, or on any free one if it is taken. */
export async function listenOnFreePort(
  server: Server,
  port: number,
  host: string,
): Promise<{ port: number; taken: boolean }> {
  try {
    return { port: await listen(server, port, host), taken: false };
  } catch (error) {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!taken || port === 0) throw error;
    return { port: await listen(server, 0, host), taken: true };
  }
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
