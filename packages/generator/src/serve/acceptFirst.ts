import type { RequestListener, Server } from "node:http";

/**
 * Lets a server accept everyone who waits before it answers. Node accepts one connection each time its event loop goes
 * round, after all requests that are there; with 256 connections at once, the last one waited four seconds. No answer
 * waits longer than `longestWait`, in milliseconds, for others to connect.
 */
export function acceptFirst(server: Server, answer: RequestListener, longestWait = 50): void {
  const held: (() => void)[] = [];
  let acceptingSince: number | null = null;
  let accepted = false;

  server.on("connection", () => {
    accepted = true;
    if (acceptingSince !== null) return;
    acceptingSince = performance.now();
    setImmediate(look);
  });
  server.on("request", (request, response) => {
    if (acceptingSince === null) answer(request, response);
    else held.push(() => answer(request, response));
  });

  function look() {
    const isOver = acceptingSince === null || performance.now() - acceptingSince > longestWait;
    if (accepted && !isOver) {
      accepted = false;
      setImmediate(look);
      return;
    }
    acceptingSince = null;
    for (const answerOne of held.splice(0)) answerOne();
  }
}
