import { parseArgs } from "node:util";
import type { Settings } from "./commands/settings.ts";

type Command = (settings: Settings) => Promise<number>;

/** Commands are imported lazily, so that each loads only the code it needs. */
const COMMANDS: Record<string, Command> = {
  build: async (settings) => (await import("./commands/build.ts")).runBuild(settings),
  serve: async (settings) => (await import("./commands/serve.ts")).runServe(settings),
  start: async (settings) => (await runCommand("build", settings)) || runCommand("serve", settings),
  dev: async (settings) => (await import("./commands/dev.ts")).runDev(settings),
  deploy: async (settings) => (await import("./commands/deploy.ts")).runDeploy(settings),
  spelling: async (settings) => (await import("./commands/spelling.ts")).runSpelling(settings),
  voice: async (settings) => (await import("./commands/voice.ts")).runVoice(settings),
  check: async (settings) => (await import("./commands/checkFiles.ts")).runCheckFiles(settings),
  new: async (settings) => (await import("./commands/newFile.ts")).runNew(settings),
  schemas: async (settings) => (await import("./commands/schemas.ts")).runSchemas(settings),
  "search:push": async (settings) => (await import("./commands/pushSearch.ts")).runSearchPush(settings),
};

/** Commands that take arguments besides options. */
const WITH_ARGUMENTS = ["check", "deploy", "new"];

const HELP = `Usage: npm run build|serve|start|dev|spelling|voice|schemas|deploy|search:push -- [options]
       npm run check -- FILE…
       npm run new -- page|post|category "Title"

  --content DIR   folder with docs/, blog/, pages/ and data/   (content)
  --public DIR    folder copied as it is                       (public)
  --out DIR       folder that the site replaces                (dist)
  --port N        port to serve on                             (3000)
  --host NAME     address to listen on                         (localhost)
  --open          show the site that dev serves in the browser
  --changed       let check look at the files that differ from the last commit
  --keep-going    write the site in spite of problems
  --no-cache      compile and render everything anew
  --verbose       show every warning, and where in the code a failure comes from
  --write         let search:push send; without it, it only reports
`;

/**
 * Parses the command line and runs the command.
 * @param tool hash of the running code, for the cache
 */
export async function main(args: string[], tool: string): Promise<number> {
  let parsed: ReturnType<typeof readArguments>;
  try {
    parsed = readArguments(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  const {
    positionals: [command = "", ...files],
    values,
  } = parsed;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (command in COMMANDS && files.length > 0 && !WITH_ARGUMENTS.includes(command)) {
    const advice = `Write options after two dashes: npm run ${command} -- --content DIR.`;
    console.error(`${command} takes no argument, but got "${files.join(" ")}". ${advice}`);
    return 2;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`--port must be a number from 0 to 65535, not "${values.port}".`);
    return 2;
  }
  const { "keep-going": keepGoing, "no-cache": noCache, ...others } = values;
  const part = files[0] ?? "";
  return runCommand(command, { ...others, port, keepGoing, useCache: !noCache, part, files, tool });
}

async function runCommand(name: string, settings: Settings): Promise<number> {
  const run = COMMANDS[name];
  if (!run) {
    console.error(`Unknown command "${name}".\n\n${HELP}`);
    return 2;
  }
  try {
    return await run(settings);
  } catch (error) {
    console.error(settings.verbose || !(error instanceof Error) ? error : error.message);
    return 1;
  }
}

function readArguments(args: string[]) {
  return parseArgs({
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
      open: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      changed: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
}
