import { fileURLToPath } from "node:url";
import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { dataFileNames } from "../../../src/catalogue/dataFiles.ts";
import { loadCatalogue } from "../../../src/content/loadCatalogue.ts";
import { runAlways } from "../../../src/content/remember.ts";
import type { Problem } from "../../../src/shared/problem.ts";

/** The project's own data; throws when it does not fit its schema. */
export async function realCatalogue(): Promise<Catalogue> {
  const root = fileURLToPath(new URL("../../../content", import.meta.url));
  const problems: Problem[] = [];
  const files = dataFileNames.map((name) => `data/${name}.json`);
  const { catalogue } = await loadCatalogue({ root, files, problems, remember: runAlways });
  if (!catalogue) throw new Error(JSON.stringify(problems.slice(0, 5)));
  return catalogue;
}
