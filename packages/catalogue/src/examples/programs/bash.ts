import type { Program } from "../program.ts";
import { runCommand } from "../runCommand.ts";

/** Shell lines are read by bash without being run. */
export const bash: Program = {
  name: "bash",
  command: "bash",
  package: "bash",
  languages: ["bash", "sh", "shell"],
  async check({ code }) {
    const { code: status, output } = await runCommand("bash", ["-n"], `${code}\n`);
    if (status === 0) return null;
    const [, line, message] = /line (\d+): ([^\n]*)/.exec(output) ?? [];
    return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
  },
};
