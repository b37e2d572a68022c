// A file of its own: what the build imports from here must not take the provider into the chunk of every visitor.
export interface AlgoliaAddress {
  appId: string;
  /** A custom host, for example a proxy, that replaces the service's. */
  host: string | null;
}

/** Returns the hosts for queries, nearest first. */
export function searchHosts({ appId, host }: AlgoliaAddress): string[] {
  if (host !== null) return [host];
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks];
}
