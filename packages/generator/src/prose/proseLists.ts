import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseWordList, type WordList } from "./wordList.ts";

/** The project's own words, `words.txt` of the content folder; none when it has no such file. */
export async function readWordList(content: string): Promise<WordList> {
  const file = join(content, "words.txt");
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  return parseWordList(text, file);
}
