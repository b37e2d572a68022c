/** Turns a stream of events into at most one run of the work per painted frame. */
export function oncePerFrame(host: Pick<Window, "requestAnimationFrame">, work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    host.requestAnimationFrame(() => {
      isWaiting = false;
      work();
    });
  };
}
