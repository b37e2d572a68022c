/** What browsers that tell at all tell about the connection. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nobody pays for what they may never read: not on slow or metered connections. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
