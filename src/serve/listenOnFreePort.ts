import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on the wanted port, or on any free one when that is taken. */
export function listenOnFreePort(
  server: Server,
  port: number,
  host: string,
): Promise<{ port: number; taken: boolean }> {
  return new Promise((done, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || port === 0) return reject(error);
      listenOnFreePort(server, 0, host).then(({ port: free }) => done({ port: free, taken: true }), reject);
    };
    server.once("error", onError);
    server.listen(port, host, () => {
      server.off("error", onError);
      done({ port: (server.address() as AddressInfo).port, taken: false });
    });
  });
}
