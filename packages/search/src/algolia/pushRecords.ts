import type { AlgoliaAddress, AlgoliaRecord } from "./algoliaRecord.ts";

interface PushTarget extends AlgoliaAddress {
  adminKey: string;
}

const BATCH = 1000;

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
  print: (line: string) => void,
): Promise<void> {
  const service = target.host ?? `https://${target.appId}.algolia.net`;
  const next = `/1/indexes/${encodeURIComponent(`${target.indexName}_next`)}`;
  await send("POST", `${next}/clear`, {});
  await send("PUT", `${next}/settings`, INDEX_SETTINGS);
  for (let sent = 0; sent < records.length; sent += BATCH) {
    const requests = records.slice(sent, sent + BATCH).map((body) => ({ action: "addObject", body }));
    await send("POST", `${next}/batch`, { requests });
    print(`  ${sent + requests.length} of ${records.length} records are sent`);
  }
  await send("POST", `${next}/operation`, { operation: "move", destination: target.indexName });

  async function send(method: string, path: string, body: unknown): Promise<void> {
    const headers = {
      "content-type": "application/json",
      "x-algolia-application-id": target.appId,
      "x-algolia-api-key": target.adminKey,
    };
    const { ok, status } = await fetch(service + path, { method, headers, body: JSON.stringify(body) });
    if (ok) return;
    throw new Error(
      `${method} ${path} failed: it answered ${status}. Check ALGOLIA_ADMIN_KEY and search.appId, then run the command again.`,
    );
  }
}
