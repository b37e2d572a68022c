import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

interface RenderOptions {
  /** HTML to capture, and the image files, which are named by a hash of the HTML. */
  drawings: { html: string; file: string }[];
  size: { width: number; height: number };
  /** Path of the browser's executable. */
  chromium: string | undefined;
  print(line: string): void;
}

const PARALLEL_PAGES = 4;
const PROGRESS_LINES = 10;

/** Captures the images that do not exist yet; returns their number. */
export async function renderImages({ drawings, size, chromium, print }: RenderOptions): Promise<number> {
  const missing = [...new Map(drawings.map((drawing) => [drawing.file, drawing])).values()].filter(
    ({ file }) => !existsSync(file),
  );
  if (missing.length === 0) return 0;
  if (!chromium || !existsSync(chromium)) throw new Error(noChromium(chromium));
  const { chromium: launcher } = await import("playwright-core");
  const browser = await launcher.launch({ executablePath: chromium });
  const every = Math.ceil(missing.length / PROGRESS_LINES);
  const queue = missing.values();
  let made = 0;
  const worker = async () => {
    const page = await browser.newPage({ viewport: size, javaScriptEnabled: false, colorScheme: "light" });
    for (const { html, file } of queue) {
      await page.setContent(html);
      await save(file, await page.screenshot({ type: "png" }));
      made++;
      if (made % every === 0 || made === missing.length) print(`  ${made} of ${missing.length} images`);
    }
  };
  try {
    const workers = Math.min(PARALLEL_PAGES, missing.length);
    await Promise.all(Array.from({ length: workers }, worker));
  } finally {
    await browser.close();
  }
  return made;
}

/** Writes atomically, because a build may look for the file at any time. */
async function save(file: string, png: Uint8Array) {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, png);
  await rename(part, file);
}

function noChromium(path: string | undefined): string {
  return path
    ? `CHROMIUM_PATH names "${path}", which does not exist.`
    : "No Chromium was found to draw the images with. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.";
}
