/** Pauses that end when the test says so. */
export function heldPauses() {
  const waiting: (() => void)[] = [];
  return {
    pause: () => new Promise<void>((end) => waiting.push(end)),
    async endPause() {
      waiting.shift()?.();
      await new Promise((turn) => setImmediate(turn));
    },
  };
}
