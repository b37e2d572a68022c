import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { runPackage, runProcess } from "./runProcess.mjs";

/** The headless shell comes first: tests take half the time with it. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const HELP =
  "No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.";

/**
 * A Chromium for the browser tests: an installed one first, else one installed here.
 * @returns {Promise<string>} path of the program; throws with a clear sentence when there is none
 */
export async function findChromium() {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names "${given}", which does not exist.`);
  }
  return installedChromium() ?? (await install()) ?? fail();
}

/**
 * A Chromium that is already here, for commands that install nothing.
 * @returns {string | null}
 */
export function installedChromium() {
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const found = NAMES.map(which).find((path) => path !== null);
  if (found) return found;
  if (existsSync(mac)) return mac;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** @param {string} name */
function which(name) {
  const { status, stdout } = spawnSync(process.platform === "win32" ? "where" : "which", [name], {
    encoding: "utf8",
  });
  return status === 0 ? (stdout.split(/\r?\n/, 1)[0] ?? null) : null;
}

/** @returns {Promise<string | null>} */
async function install() {
  const isDebianRoot = which("apt-get") !== null && process.getuid?.() === 0;
  if (isDebianRoot) {
    console.log("Installing Chromium with apt-get");
    await runProcess("apt-get", ["update", "-qq"]);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const packages = [name, "fonts-liberation"];
      const options = ["install", "-y", "-qq", "--no-install-recommends"];
      await runProcess("apt-get", [...options, ...packages], { DEBIAN_FRONTEND: "noninteractive" });
      const found = installedChromium();
      if (found) return found;
    }
    return null;
  }
  console.log("Downloading Chromium with Playwright");
  await runPackage("playwright-core/cli.js", ["install", "chromium"]);
  return installedChromium();
}

/** @returns {never} */
function fail() {
  throw new Error(HELP);
}
