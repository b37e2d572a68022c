import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { openBrowser } from "../../src/dev/openBrowser.ts";

afterEach(() => void vi.unstubAllEnvs());

it("opens the URL in the browser named by the environment", async () => {
  const folder = mkdtempSync(join(tmpdir(), "open-browser-"));
  const program = join(folder, "browser.sh");
  writeFileSync(program, `#!/bin/sh\nprintf %s "$1" > ${join(folder, "seen")}\n`, { mode: 0o755 });
  vi.stubEnv("BROWSER", program);
  openBrowser("http://localhost:3000/", () => undefined);
  await expect.poll(() => readSeen(folder)).toBe("http://localhost:3000/");
});

it("prints the URL if no browser can be started", async () => {
  const print = vi.fn();
  vi.stubEnv("BROWSER", "/no/such/browser");
  openBrowser("http://localhost:3000/", print);
  await expect.poll(() => print.mock.calls.flat().join()).toContain("open http://localhost:3000/ yourself");
});

function readSeen(folder: string): string {
  try {
    return readFileSync(join(folder, "seen"), "utf8");
  } catch {
    return "";
  }
}
