import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { acceptFirst } from "../../src/serve/acceptFirst.ts";

const HOST = "127.0.0.1";
let server: Server;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  server = createServer().listen(0, HOST);
  await once(server, "listening");
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Connects and asks at once; the system takes the connection before the server does. */
function ask(): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, HOST).on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  sockets.push(socket);
  return socket;
}

it("accepts all who wait before it answers the first of them", async () => {
  const acceptedBefore: number[] = [];
  let accepted = 0;
  server.on("connection", () => {
    accepted += 1;
  });
  const answer: RequestListener = (_request, response) => {
    acceptedBefore.push(accepted);
    response.end("here");
  };
  acceptFirst(server, answer, Number.POSITIVE_INFINITY);
  const asked = Array.from({ length: 40 }, ask);
  await Promise.all(asked.map((socket) => once(socket, "data")));
  expect(acceptedBefore).toEqual(Array.from({ length: 40 }, () => 40));
});

it("answers those who are connected even while others keep coming", async () => {
  const many = 500;
  let askedBefore = 0;
  server.on("connection", () => {
    if (sockets.length < many) ask();
  });
  const answer: RequestListener = (_request, response) => {
    askedBefore ||= sockets.length;
    response.end("here");
  };
  acceptFirst(server, answer, 0);
  await Promise.all(Array.from({ length: 20 }, ask).map((socket) => once(socket, "data")));
  expect(askedBefore).toBeGreaterThan(0);
  expect(askedBefore).toBeLessThan(many);
});

it("answers a request on an open connection at once, in order", async () => {
  const order: string[] = [];
  acceptFirst(server, (request, response) => {
    order.push(String(request.url));
    response.end("here");
  });
  const socket = ask();
  await once(socket, "data");
  for (const path of ["/a", "/b"]) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
    await once(socket, "data");
  }
  expect(order).toEqual(["/", "/a", "/b"]);
});
