import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pushRecords, toAlgoliaRecords, toBatches } from "@docs/search";
import { shortHash } from "../build/hash.ts";
import { loadSite } from "../build/loadSite.ts";
import { cacheFolder } from "../build/projectPaths.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import type { Settings } from "./settings.ts";

/** `npm run search:push`: uploads the search records to the configured hosted search. */
export async function runSearchPush(settings: Settings): Promise<number> {
  const { config, site } = await loadSite(settings);
  const adminKey = process.env["ALGOLIA_ADMIN_KEY"];
  const print = console.log;
  const { search } = config;
  if (search.provider !== "algolia") {
    throw new Error(
      'There is nothing to push: site.config.ts has search.provider "embedded", not "algolia".',
    );
  }
  const root = config.url + config.baseUrl.replace(/\/$/, "");
  const records = searchRecords(site).flatMap((page) => toAlgoliaRecords(page, root, config.locale.htmlLang));
  const text = JSON.stringify(records);
  print(
    `${records.length} records, ${toBatches(records).length} batches, ${text.length} bytes for index "${search.indexName}"`,
  );
  if (!settings.write) {
    print("Nothing was sent. Run it with --write to send them.");
    return 0;
  }
  if (!adminKey) throw new Error("ALGOLIA_ADMIN_KEY is not set. Give a key that may write to the index.");
  const state = openState(shortHash(search.appId, search.indexName, text));
  await pushRecords(
    records,
    { ...search, adminKey },
    { ...state, fetch, wait: (ms) => setTimeout(ms), print },
  );
  state.forget();
  print(`Index "${search.indexName}" is renewed.`);
  return 0;
}

/** Stores how many batches were sent, so that an interrupted upload of the same records resumes. */
function openState(id: string) {
  const file = join(cacheFolder, `search-push-${id}`);
  return {
    sent: existsSync(file) ? Number(readFileSync(file, "utf8")) || 0 : 0,
    onSent(batches: number) {
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(file, String(batches));
    },
    forget: () => rmSync(file, { force: true }),
  };
}
