interface IdleHost {
  requestIdleCallback?(work: () => void, options: { timeout: number }): unknown;
  setTimeout(work: () => void, ms: number): unknown;
}

/** Chromium can forget to call when it has just finished a frame; nobody is to wait long for that. */
const LONGEST_WAIT = 500;

/** Work that can wait until the browser has nothing better to do; Safari has no idle callback. */
export function whenIdle(host: IdleHost, work: () => void): void {
  if (host.requestIdleCallback) host.requestIdleCallback(work, { timeout: LONGEST_WAIT });
  else host.setTimeout(work, 200);
}
