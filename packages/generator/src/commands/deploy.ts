import { resolve } from "node:path";
import { compressFiles } from "../deploy/compressFiles.ts";
import { caddyConfig, nginxConfig } from "../deploy/hostConfigs.ts";
import { checkBuilt, readHostedSite } from "../deploy/hostedSite.ts";
import { runBuild } from "./build.ts";
import type { CommandLine } from "./commandLine.ts";

/** `npm run deploy`: builds a release, or prepares a built site for another host. */
export async function runDeploy(commandLine: CommandLine): Promise<number> {
  const root = resolve(commandLine.out);
  const [part = ""] = commandLine.args;
  switch (part) {
    case "release":
      return (await runBuild({ ...commandLine, strict: true }, true)) || compress(root);
    case "nginx":
      console.log(nginxConfig(readHostedSite(root, commandLine.port)));
      return 0;
    case "caddy":
      console.log(caddyConfig(readHostedSite(root, commandLine.port)));
      return 0;
    case "compress":
      return compress(root);
    default:
      throw new Error(`Say what to make: release, compress, nginx or caddy, not "${part}".`);
  }
}

async function compress(root: string): Promise<number> {
  checkBuilt(root);
  const { files, plain, brotli } = await compressFiles(root);
  console.log(`${files} files compressed: ${plain} bytes, ${brotli} as brotli`);
  return 0;
}
