import { hash as hashOnce } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Asset } from "./contentTree.ts";

const IMAGE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Reads assets; the pixel size of images prevents layout shifts. */
export function readAssets(root: string, files: string[]): Map<string, Asset> {
  return new Map(files.map((file) => [file, readAsset(join(root, file))]));
}

function readAsset(absolute: string): Asset {
  const bytes = readFileSync(absolute);
  const hash = hashOnce("sha256", bytes, "hex").slice(0, 8);
  if (!IMAGE.test(absolute)) return { absolute, size: null, hash, error: null };
  try {
    const { width, height } = imageSize(bytes);
    return { absolute, size: { width, height }, hash, error: null };
  } catch (cause) {
    return { absolute, size: null, hash, error: cause instanceof Error ? cause.message : String(cause) };
  }
}
