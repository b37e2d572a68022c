import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { readHostedSite } from "../../../packages/generator/src/deploy/hostedSite.ts";
import { freePort } from "./freePort.ts";
import type { Host } from "./hosts.ts";

interface HostAnswer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface RunningHost {
  port: number;
  /** Sends one request; does not follow redirects, decode the body or normalize the path. */
  ask(path: string, headers?: Record<string, string>): Promise<HostAnswer>;
  stop(): Promise<void>;
}

/** Starts a host with the built site of a folder and waits until it answers. */
export async function startHost(host: Host, built: string): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), "hosting-"));
  const port = await freePort();
  const site = readHostedSite(built, port);
  const stop = await host.start({ site, folder });
  const ask: RunningHost["ask"] = (path, headers = {}) => askPort(port, path, headers);
  const answers = () =>
    ask(site.baseUrl).then(
      ({ status }) => status === 200,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 20_000 });
  return {
    port,
    ask,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function askPort(port: number, path: string, headers: Record<string, string>): Promise<HostAnswer> {
  return new Promise((done, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString("latin1");
      });
      response.on("end", () => done({ status: response.statusCode, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });
}
