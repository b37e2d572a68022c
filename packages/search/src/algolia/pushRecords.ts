import type { AlgoliaRecord } from "./algoliaRecord.ts";
import type { AlgoliaAddress } from "./searchHosts.ts";

interface PushTarget extends AlgoliaAddress {
  indexName: string;
  adminKey: string;
}

interface PushHost {
  fetch: typeof fetch;
  wait(milliseconds: number): Promise<void>;
  print(line: string): void;
}

const BATCH = 1000;
const ATTEMPTS = 5;

/** Attributes in order of importance: titles and headings, questions, labels, text. */
const INDEX_SETTINGS = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(questions)",
    "unordered(hierarchy.lvl0)",
    "content",
  ],
  attributesForFaceting: ["language", "docusaurus_tag", "kind"],
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight)"],
  ignorePlurals: true,
};

/** Uploads all records to a temporary index and then moves it over the live one: nobody ever searches half an index. */
export async function pushRecords(
  records: AlgoliaRecord[],
  target: PushTarget,
  host: PushHost,
): Promise<void> {
  const service = target.host ?? `https://${target.appId}.algolia.net`;
  const next = `/1/indexes/${encodeURIComponent(`${target.indexName}_next`)}`;
  await send("POST", `${next}/clear`, {});
  await send("PUT", `${next}/settings`, INDEX_SETTINGS);
  for (let sent = 0; sent < records.length; sent += BATCH) {
    const requests = records.slice(sent, sent + BATCH).map((body) => ({ action: "addObject", body }));
    await send("POST", `${next}/batch`, { requests });
    host.print(`  ${sent + requests.length} of ${records.length} records are sent`);
  }
  await send("POST", `${next}/operation`, { operation: "move", destination: target.indexName });

  async function send(method: string, path: string, body: unknown): Promise<void> {
    let fault = "";
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (attempt > 1) await host.wait(2 ** attempt * 250);
      const answer = await host
        .fetch(service + path, {
          method,
          headers: {
            "content-type": "application/json",
            "x-algolia-application-id": target.appId,
            "x-algolia-api-key": target.adminKey,
          },
          body: JSON.stringify(body),
        })
        .catch((error: unknown) => error as Error);
      if (answer instanceof Error) fault = answer.message;
      else if (answer.ok) return;
      else {
        fault = `it answered ${answer.status}`;
        if (answer.status !== 429 && answer.status < 500) break;
      }
    }
    throw new Error(
      `${method} ${path} failed: ${fault}. Check ALGOLIA_ADMIN_KEY and search.appId, then run the command again.`,
    );
  }
}
