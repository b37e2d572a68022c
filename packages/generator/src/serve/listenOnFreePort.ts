import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";

/** Listens on the given port, or on the next free one if it is taken. */
export async function listenOnFreePort(
  server: Server,
  port: number,
  host: string,
): Promise<{ port: number; origin: string; taken: boolean }> {
  for (let tried = port; ; tried += 1) {
    try {
      const actual = await listen(server, tried, host);
      const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${actual}`;
      return { port: actual, origin, taken: tried !== port };
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : "";
      if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
        throw new Error(
          `--host names an address of this machine, such as localhost or 0.0.0.0, not "${host}".`,
        );
      const taken = code === "EADDRINUSE";
      if (!taken || tried === 65_535) throw error;
    }
  }
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
