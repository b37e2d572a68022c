/** Runs work nobody waits for right after the next frame is painted: then a timer set in that frame runs. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
