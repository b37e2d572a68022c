import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { openBrowser } from "../../src/dev/openBrowser.ts";

afterEach(() => void vi.unstubAllEnvs());

it("hands the address to the browser that the environment names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "open-browser-"));
  const program = join(folder, "browser.sh");
  writeFileSync(program, `#!/bin/sh\nprintf %s "$1" > ${join(folder, "seen")}\n`, { mode: 0o755 });
  vi.stubEnv("BROWSER", program);
  openBrowser("http://localhost:3000/", () => undefined);
  await expect.poll(() => readSeen(folder)).toBe("http://localhost:3000/");
});

it("names the address where there is none", async () => {
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
