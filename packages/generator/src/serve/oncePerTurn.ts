/**
 * Remembers what was found until the event loop has gone round once: requests that arrive together look at the disk
 * once, and a new build is still noticed by the next request.
 */
export function oncePerTurn<Found>(look: (key: string) => Found): (key: string) => Found {
  const seen = new Map<string, Found>();
  return (key) => {
    const known = seen.get(key);
    if (known !== undefined) return known;
    if (seen.size === 0) setImmediate(() => seen.clear());
    const found = look(key);
    seen.set(key, found);
    return found;
  };
}
