import { type CommandLine, readCommandLine } from "./commands/commandLine.ts";

type Command = (commandLine: CommandLine) => Promise<number>;

/** Commands are imported lazily, so that each loads only the code it needs. */
const COMMANDS: Record<string, Command> = {
  build: async (commandLine) => (await import("./commands/build.ts")).runBuild(commandLine),
  serve: async (commandLine) => (await import("./commands/serve.ts")).runServe(commandLine),
  start: async (commandLine) => (await runCommand("build", commandLine)) || runCommand("serve", commandLine),
  dev: async (commandLine) => (await import("./commands/dev.ts")).runDev(commandLine),
  deploy: async (commandLine) => (await import("./commands/deploy.ts")).runDeploy(commandLine),
  spelling: async (commandLine) => (await import("./commands/prose.ts")).runSpelling(commandLine),
  voice: async (commandLine) => (await import("./commands/prose.ts")).runVoice(commandLine),
  check: async (commandLine) => (await import("./commands/checkFiles.ts")).runCheckFiles(commandLine),
  new: async (commandLine) => (await import("./commands/newFile.ts")).runNew(commandLine),
  schemas: async (commandLine) => (await import("./commands/schemas.ts")).runSchemas(commandLine),
  "search:push": async (commandLine) => (await import("./commands/pushSearch.ts")).runSearchPush(commandLine),
};

/** Commands that take arguments besides options. */
const WITH_ARGUMENTS = ["check", "deploy", "new"];

/**
 * Reads the command line, throws if that is not possible, and runs the command.
 * @param codeHash hash of the running code, for the cache
 */
export async function main(argv: string[], codeHash: string): Promise<number> {
  const commandLine = readCommandLine(argv, codeHash);
  const { command, args } = commandLine;
  if (command in COMMANDS && args.length > 0 && !WITH_ARGUMENTS.includes(command)) {
    const advice = `Write options after two dashes: npm run ${command} -- --content DIR.`;
    console.error(`${command} takes no argument, but got "${args.join(" ")}". ${advice}`);
    return 2;
  }
  return runCommand(command, commandLine);
}

async function runCommand(name: string, commandLine: CommandLine): Promise<number> {
  const run = COMMANDS[name];
  if (!run) {
    console.error(`Unknown command "${name}"; npm run lists them.`);
    return 2;
  }
  try {
    return await run(commandLine);
  } catch (error) {
    console.error(commandLine.verbose || !(error instanceof Error) ? error : error.message);
    return 1;
  }
}
