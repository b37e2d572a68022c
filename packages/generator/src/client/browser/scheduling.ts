/** Chromium sometimes delays idle callbacks right after a frame; the timeout bounds the wait. */
const IDLE_TIMEOUT = 500;

/** Runs work when the browser is idle; Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  else setTimeout(work, 200);
}

/** Runs work right after the next frame is painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Lets the browser handle input and paint between two pieces of work. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Returns a function that runs the work at most once per frame, however often it is called. */
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
