/** What browsers that tell at all tell about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function readConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Nobody pays for what they may never read: not on slow or metered connections. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = readConnection();
  return !saveData && !effectiveType?.includes("2g");
}
