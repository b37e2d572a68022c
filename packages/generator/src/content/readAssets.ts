import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Asset } from "./contentTree.ts";
import type { Remember } from "./remember.ts";

const IMAGE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Reads assets; the pixel size of images prevents layout shifts. Those of the public folder keep their names. */
export async function readAssets(
  { root, files, hasOwnNames = false }: { root: string; files: string[]; hasOwnNames?: boolean },
  remember: Remember,
): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const absolute = join(root, file);
    const { size: bytes, mtimeMs, ctimeMs } = statSync(absolute);
    // Of these, a program that keeps the others cannot keep the last.
    const key = `${bytes} ${mtimeMs} ${ctimeMs}`;
    const read = await remember(`asset ${absolute}`, key, () => ({
      hash: hasOwnNames ? "" : hash("sha256", readFileSync(absolute)).slice(0, 8),
      size: IMAGE.test(file) ? readSize(absolute) : null,
    }));
    assets.set(file, { absolute, bytes, ...read });
  }
  return assets;
}

function readSize(absolute: string): Asset["size"] {
  try {
    // In memory of its own: the library reads beyond a short file.
    const { width, height } = imageSize(new Uint8Array(readFileSync(absolute)));
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
