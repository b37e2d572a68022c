export interface TimedWindow {
  /** Milliseconds from the next input or key to the last frame that shows other results; null where none does. */
  benchFrame: Promise<number | null>;
  /** The search worker of the page. */
  benchWorker: Worker;
}

/** Watches the dialog and its results until they have come to rest. Passages, which come later, do not count. */
export function inPageFrames(): void {
  const QUIET = 800;
  const shown = () =>
    document.querySelector(".search-dialog:popover-open") === null
      ? "closed"
      : Array.from(document.querySelectorAll("[role=option] .hit-title"), (hit) => hit.textContent).join();
  (window as unknown as TimedWindow).benchFrame = new Promise((done) => {
    const start = ({ timeStamp }: Event) => {
      removeEventListener("keydown", start, true);
      removeEventListener("input", start, true);
      let [last, before]: [number | null, string] = [null, shown()];
      let changed = performance.now();
      const look = () => {
        const now = shown();
        if (now !== before) {
          before = now;
          changed = performance.now();
          // A timer set in a frame runs right after that frame is painted.
          setTimeout(() => {
            last = performance.now() - timeStamp;
          });
        }
        if (performance.now() - changed < QUIET) requestAnimationFrame(look);
        else done(last);
      };
      requestAnimationFrame(look);
    };
    addEventListener("keydown", start, true);
    addEventListener("input", start, true);
  });
}

/** Keeps the worker that the page starts next. */
export function inPageWorker(): void {
  const Started = Worker;
  window.Worker = class extends Started {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      (window as unknown as TimedWindow).benchWorker = this;
    }
  };
}

/** Returns the milliseconds from each query to its answer, asked one after the other without anything being drawn. */
export async function inPageAnswers(queries: string[]): Promise<number[]> {
  const worker = (window as unknown as TimedWindow).benchWorker;
  const times: number[] = [];
  for (const [at, text] of queries.entries()) {
    const id = 1_000_000 + at;
    const started = performance.now();
    worker.postMessage({ type: "search", id, query: { text, limit: 12 } });
    await new Promise<void>((done) => {
      const hear = ({ data }: MessageEvent<{ type: string; id: number }>) => {
        if (data.id !== id || data.type !== "answer") return;
        worker.removeEventListener("message", hear);
        done();
      };
      worker.addEventListener("message", hear);
    });
    times.push(performance.now() - started);
  }
  return times;
}
