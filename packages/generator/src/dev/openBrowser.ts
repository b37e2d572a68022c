import { spawn } from "node:child_process";

const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };

/** Opens a URL in the default browser, or the one that `BROWSER` names. */
export function openBrowser(url: string, print: (line: string) => void) {
  const program = process.env["BROWSER"] || (PROGRAMS[process.platform] ?? "xdg-open");
  const child = spawn(program, [url], { stdio: "ignore", detached: true });
  child.on("error", () => print(`No browser could be started with ${program}: open ${url} yourself.`));
  child.unref();
}
