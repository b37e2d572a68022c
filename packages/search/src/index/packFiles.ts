import { INDEX_FORMAT } from "../indexFormat.ts";
import type { NamedFile } from "./buildIndex.ts";

/** One answer of about a hundred kilobytes, compressed: a visitor who goes on typing waits for no more than that. */
const FILES_IN_PACK = 64;
/** About two megabytes, compressed: nobody should have more than that for a few searches. */
const MOST_FILES = 1_200;

/** A pack that is made when somebody asks for it. */
export interface PackContent {
  /** Names the content. */
  input: string;
  read(): string;
}

/** All files again in a few large ones; none where there are too many of them. */
export function packFiles(files: NamedFile[], hash: (text: string) => string): PackContent[] {
  if (files.length > MOST_FILES) return [];
  const packs: PackContent[] = [];
  for (let first = 0; first < files.length; first += FILES_IN_PACK) {
    const packed = files.slice(first, first + FILES_IN_PACK);
    packs.push({
      input: hash(packed.map(({ input }) => input).join(" ")),
      read() {
        const entries = packed.map(({ name, content }) => `"${name}":${content}`);
        return `{"format":${INDEX_FORMAT},"files":{${entries.join(",")}}}`;
      },
    });
  }
  return packs;
}
