import { type Program, readRefusal } from "../program.ts";
import { runCommand } from "../runCommand.ts";

/** Shell lines are read by bash without being run. */
export const bash: Program = {
  name: "bash",
  command: "bash",
  package: "bash",
  languages: ["bash", "sh", "shell"],
  async check(code) {
    const { status, output } = await runCommand("bash", ["-n"], `${code}\n`);
    if (status === 0) return null;
    return readRefusal(output, /line (?<line>\d+): (?<message>[^\n]*)/);
  },
};
