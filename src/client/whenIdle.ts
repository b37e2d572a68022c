export interface IdleHost {
  requestIdleCallback?(work: () => void, options: { timeout: number }): unknown;
  setTimeout(work: () => void, ms: number): unknown;
}

/** Work that can wait until the browser has nothing better to do; Safari has no idle callback. */
export function whenIdle(host: IdleHost, work: () => void): void {
  if (host.requestIdleCallback) host.requestIdleCallback(work, { timeout: 2000 });
  else host.setTimeout(work, 200);
}
