export interface AlgoliaAddress {
  appId: string;
  /** A host of the site's own, which replaces the service's. */
  host: string | null;
}

/** Hosts for queries, nearest first. */
export function searchHosts({ appId, host }: AlgoliaAddress): string[] {
  if (host !== null) return [host];
  const spare = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...spare];
}
