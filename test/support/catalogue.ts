import { existsSync, readFileSync } from "node:fs";
import { loadCatalogue } from "../../packages/catalogue/src/data/loadCatalogue.ts";
import { type TomlCatalogue, tomlModel } from "../../packages/catalogue/src/toml/tomlModel.ts";

/** The project's own data; throws when it does not fit its schema. */
export async function realCatalogue(): Promise<TomlCatalogue> {
  const { catalogue, problems } = await loadCatalogue([tomlModel], { folder: "data", readText });
  if (!catalogue) throw new Error(JSON.stringify(problems.slice(0, 5)));
  return catalogue;
}

function readText(file: string): string | null {
  const url = new URL(`../../content/${file}`, import.meta.url);
  return existsSync(url) ? readFileSync(url, "utf8") : null;
}
