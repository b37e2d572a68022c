/** The host that takes new records. */
export function writeHost({ appId, host }: { appId: string; host: string | null }): string {
  return host ?? `https://${appId}.algolia.net`;
}
