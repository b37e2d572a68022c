import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../content/listFiles.ts";
import { splitFrontMatter } from "../content/splitFrontMatter.ts";
import type { Prose, ProseFile } from "./prose.ts";
import { proseOfJson } from "./proseOfJson.ts";
import { proseOfMarkdown } from "./proseOfMarkdown.ts";
import { proseOfYaml } from "./proseOfYaml.ts";

/** The prose of all pages, posts and data files of a content folder. */
export async function readProse(content: string): Promise<ProseFile[]> {
  const files = (await listFiles(content)).filter((file) => readers[extensionOf(file)]);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(content, file), "utf8");
      return { file: join(content, file), prose: readers[extensionOf(file)]?.(text) ?? [] };
    }),
  );
}

const readers: Record<string, (text: string) => Prose[]> = {
  md: proseOfPage,
  json: proseOfJson,
  yml: (text) => proseOfYaml(text, 1),
};

function proseOfPage(text: string): Prose[] {
  const { frontMatter, frontMatterLine, body, bodyLine } = splitFrontMatter(text);
  return [...proseOfYaml(frontMatter, frontMatterLine), ...proseOfMarkdown(body, bodyLine)];
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1);
}
