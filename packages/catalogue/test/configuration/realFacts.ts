import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { createConfigFacts } from "../../src/configuration/configFacts.ts";
import { configFactsFile } from "../../src/reference/configFactsFile.ts";

/** What a browser gets of the project's own data. */
export async function realFacts() {
  const file = configFactsFile(await realCatalogue(), () => "/docs/reference");
  return createConfigFacts(JSON.parse(JSON.stringify(file)));
}
