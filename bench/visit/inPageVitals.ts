export interface Vitals {
  /** Milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

export interface VitalsWindow {
  benchVitals: Vitals;
}

/** Installed before the page's own scripts: notes what the browser itself reports. */
export function inPageVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  (window as unknown as VitalsWindow).benchVitals = vitals;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe("layout-shift", (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) vitals.cls += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    vitals.longTasks.push({ start: startTime, duration });
  });
}
