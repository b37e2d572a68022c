import { runCommand } from "./runCommand.ts";

/** Whether the machine has a program of this name: what needs one that it lacks is left out by name, not failed. */
export async function isInstalled(command: string): Promise<boolean> {
  return (await runCommand("sh", ["-c", `command -v ${command}`])).code === 0;
}
