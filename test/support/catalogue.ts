import { readFileSync } from "node:fs";
import type { Catalogue } from "../../packages/catalogue/src/catalogue.ts";
import { dataFileNames } from "../../packages/catalogue/src/dataFiles.ts";
import { loadCatalogue } from "../../packages/catalogue/src/loadCatalogue.ts";
import { runAlways } from "../../packages/generator/src/content/remember.ts";
import type { Problem } from "../../packages/generator/src/shared/problem.ts";

/** The project's own data; throws when it does not fit its schema. */
export async function realCatalogue(): Promise<Catalogue> {
  const problems: Problem[] = [];
  const texts = new Map(
    dataFileNames.map((name) => {
      const file = `data/${name}.json`;
      return [file, readFileSync(new URL(`../../content/${file}`, import.meta.url))];
    }),
  );
  const { catalogue } = await loadCatalogue({ texts, problems, remember: runAlways });
  if (!catalogue) throw new Error(JSON.stringify(problems.slice(0, 5)));
  return catalogue;
}
