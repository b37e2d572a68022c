import { existsSync, readFileSync } from "node:fs";
import type { Catalogue } from "../../packages/catalogue/src/data/catalogue.ts";
import { loadCatalogue } from "../../packages/catalogue/src/data/loadCatalogue.ts";

/** The project's own data; throws when it does not fit its schema. */
export async function realCatalogue(): Promise<Catalogue> {
  const { catalogue, problems } = await loadCatalogue("data", (file) => {
    const url = new URL(`../../content/${file}`, import.meta.url);
    return existsSync(url) ? readFileSync(url, "utf8") : null;
  });
  if (!catalogue) throw new Error(JSON.stringify(problems.slice(0, 5)));
  return catalogue;
}
