/** The hosted service's own hosts for queries, nearest first; a host of the site's own replaces them all. */
export function searchHosts({ appId, host }: { appId: string; host: string | null }): string[] {
  if (host !== null) return [host];
  const spare = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...spare];
}
