/** Chromium can forget to call when it has just finished a frame; nobody is to wait long for that. */
const LONGEST_WAIT = 500;

/** Work that can wait until the browser has nothing better to do; Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
  else setTimeout(work, 200);
}

/** Runs work nobody waits for right after the next frame is painted: then a timer set in that frame runs. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Lets input and paint in between two pieces of work. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Turns a stream of events into at most one run of the work per painted frame. */
export function oncePerFrame(work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      work();
    });
  };
}
