import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { configFactsFile, createConfigFacts } from "../../src/toml/configFacts.ts";

/** What a browser gets of the project's own data. */
export async function realFacts() {
  const file = configFactsFile(await realCatalogue(), () => "/docs/reference");
  return createConfigFacts(JSON.parse(JSON.stringify(file)));
}
