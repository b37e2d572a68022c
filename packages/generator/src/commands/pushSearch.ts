import { pushRecords, toAlgoliaRecords } from "@docs/search";
import { loadSite } from "../build/loadSite.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import type { CommandLine } from "./commandLine.ts";

/** `npm run search:push`: uploads the search records to the configured hosted search. */
export async function runSearchPush(commandLine: CommandLine): Promise<number> {
  const { config, site } = await loadSite(commandLine);
  const adminKey = process.env["ALGOLIA_ADMIN_KEY"];
  const print = console.log;
  const { search } = config;
  if (search.provider !== "algolia") {
    throw new Error(
      'There is nothing to push: site.config.ts has search.provider "embedded", not "algolia".',
    );
  }
  const root = config.url + config.baseUrl.replace(/\/$/, "");
  const records = site.versions
    .flatMap((version) => searchRecords(site, version))
    .flatMap((page) => toAlgoliaRecords(page, root, config.locale.htmlLang));
  print(`${records.length} records, ${JSON.stringify(records).length} bytes for index "${search.indexName}"`);
  if (!commandLine.write) {
    print("Nothing was sent. Run it with --write to send them.");
    return 0;
  }
  if (!adminKey) throw new Error("ALGOLIA_ADMIN_KEY is not set. Give a key that may write to the index.");
  await pushRecords(records, { ...search, adminKey }, print);
  print(`Index "${search.indexName}" is renewed.`);
  return 0;
}
