import { readSettings, type Settings } from "./commands/settings.ts";

type Command = (settings: Settings) => Promise<number>;

/** Commands are imported lazily, so that each loads only the code it needs. */
const COMMANDS: Record<string, Command> = {
  build: async (settings) => (await import("./commands/build.ts")).runBuild(settings),
  serve: async (settings) => (await import("./commands/serve.ts")).runServe(settings),
  start: async (settings) => (await runCommand("build", settings)) || runCommand("serve", settings),
  dev: async (settings) => (await import("./commands/dev.ts")).runDev(settings),
  deploy: async (settings) => (await import("./commands/deploy.ts")).runDeploy(settings),
  spelling: async (settings) => (await import("./commands/prose.ts")).runSpelling(settings),
  voice: async (settings) => (await import("./commands/prose.ts")).runVoice(settings),
  check: async (settings) => (await import("./commands/checkFiles.ts")).runCheckFiles(settings),
  new: async (settings) => (await import("./commands/newFile.ts")).runNew(settings),
  schemas: async (settings) => (await import("./commands/schemas.ts")).runSchemas(settings),
  "search:push": async (settings) => (await import("./commands/pushSearch.ts")).runSearchPush(settings),
};

/** Commands that take arguments besides options. */
const WITH_ARGUMENTS = ["check", "deploy", "new"];

/**
 * Reads the command line, throws if that is not possible, and runs the command.
 * @param codeHash hash of the running code, for the cache
 */
export async function main(args: string[], codeHash: string): Promise<number> {
  const settings = readSettings(args, codeHash);
  const { command, files } = settings;
  if (command in COMMANDS && files.length > 0 && !WITH_ARGUMENTS.includes(command)) {
    const advice = `Write options after two dashes: npm run ${command} -- --content DIR.`;
    console.error(`${command} takes no argument, but got "${files.join(" ")}". ${advice}`);
    return 2;
  }
  return runCommand(command, settings);
}

async function runCommand(name: string, settings: Settings): Promise<number> {
  const run = COMMANDS[name];
  if (!run) {
    console.error(`Unknown command "${name}"; npm run lists them.`);
    return 2;
  }
  try {
    return await run(settings);
  } catch (error) {
    console.error(settings.verbose || !(error instanceof Error) ? error : error.message);
    return 1;
  }
}
