import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import siteConfig from "../../../site.config.ts";
import {
  runBuild,
  runDeploy,
  runDev,
  runExamples,
  runSearchPush,
  runServe,
  runSpelling,
  runStart,
  runVoice,
} from "./commands.ts";

const HELP = `Usage: npm run build|serve|start|dev|examples|spelling|voice|deploy|search:push -- [options]

  --content DIR   folder with docs/, blog/, pages/ and data/   (content)
  --public DIR    folder copied as it is                       (public)
  --out DIR       folder the site is written to                (dist)
  --port N        port to serve on                             (3000)
  --host NAME     address to listen on                         (localhost)
  --keep-going    write the site in spite of problems
  --no-cache      compile and render everything anew
  --verbose       show every warning
  --write         let search:push send, and voice lower its budget; without it, they only report
`;

/**
 * Reads the command line and hands over; what a command does is in commands.ts.
 * @param bundler a process with the bundler loaded, for a command that builds.
 */
export async function main(args: string[], bundler?: ChildProcess): Promise<number> {
  const parsed = readArguments(args);
  if (!parsed.ok) {
    console.error(`${parsed.message}\n\n${HELP}`);
    return 2;
  }
  const { command, values } = parsed;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`--port must be a number from 0 to 65535, not "${values.port}".`);
    return 2;
  }
  const settings = {
    config: siteConfig,
    content: values.content,
    public: values.public,
    out: values.out,
    keepGoing: values["keep-going"],
    useCache: !values["no-cache"],
    port,
    host: values.host,
    verbose: values.verbose,
    write: values.write,
  };
  const toBuild = { ...settings, ...(bundler && { bundler }) };
  if (command !== "build" && command !== "start") bundler?.disconnect();
  switch (command) {
    case "build":
      return runBuild(toBuild);
    case "serve":
      return runServe(settings);
    case "start":
      return runStart(toBuild);
    case "dev":
      return runDev(settings);
    case "search:push":
      return runSearchPush(settings);
    case "deploy":
      return runDeploy(parsed.part ?? "", settings);
    case "examples":
      return runExamples(settings);
    case "spelling":
      return runSpelling(settings);
    case "voice":
      return runVoice(settings);
    default:
      console.error(`Unknown command "${command ?? ""}".\n\n${HELP}`);
      return 2;
  }
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        content: { type: "string", default: "content" },
        public: { type: "string", default: "public" },
        out: { type: "string", default: "dist" },
        port: { type: "string", default: "3000" },
        host: { type: "string", default: "localhost" },
        "keep-going": { type: "boolean", default: false },
        "no-cache": { type: "boolean", default: false },
        verbose: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return { ok: true, command: positionals[0], part: positionals[1], values } as const;
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) } as const;
  }
}
