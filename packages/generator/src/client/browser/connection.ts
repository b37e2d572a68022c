/** Network Information API, which only some browsers implement. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function readConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Prefetching is off on slow and metered connections. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = readConnection();
  return !saveData && !effectiveType?.includes("2g");
}
