import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { dataFileNames } from "../../../src/catalogue/dataFiles.ts";
import { loadCatalogue } from "../../../src/content/loadCatalogue.ts";
import { runAlways } from "../../../src/content/remember.ts";
import type { Problem } from "../../../src/shared/problem.ts";

const root = fileURLToPath(new URL("../../../content", import.meta.url));
const files = dataFileNames.map((name) => `data/${name}.json`);

/** The files of the project's own data, for a content folder made up by a test. */
export async function realDataFiles(): Promise<Record<string, string>> {
  const texts = files.map(async (file) => [file, await readFile(join(root, file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** The project's own data; throws when it does not fit its schema. */
export async function realCatalogue(): Promise<Catalogue> {
  const problems: Problem[] = [];
  const { catalogue } = await loadCatalogue({ root, files, problems, remember: runAlways });
  if (!catalogue) throw new Error(JSON.stringify(problems.slice(0, 5)));
  return catalogue;
}
