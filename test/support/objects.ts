import { existsSync, readFileSync } from "node:fs";
import { loadCatalogue } from "../../packages/catalogue/src/data/loadCatalogue.ts";
import { objectFiles, objectsModel } from "../../packages/catalogue/src/objects/objectsModel.ts";
import { indexSchema } from "../../packages/catalogue/src/objects/schemaIndex.ts";

const folder = "versioned_data/version-0.16";

/** The project's own data of 0.16, behind the interface that pages use. */
export async function realObjects() {
  const { catalogue, problems } = await loadCatalogue([objectsModel], { folder, readText });
  if (!catalogue) throw new Error(JSON.stringify(problems.slice(0, 5)));
  return catalogue;
}

/** Its schema and sentences. */
export function realSchema() {
  const { schema, sentences } = objectFiles.shape;
  return indexSchema(schema.parse(read("schema")), sentences.parse(read("sentences")));
}

function read(name: string): unknown {
  return JSON.parse(readText(`${folder}/${name}.json`) ?? "");
}

function readText(file: string): string | null {
  const url = new URL(`../../content/${file}`, import.meta.url);
  return existsSync(url) ? readFileSync(url, "utf8") : null;
}
