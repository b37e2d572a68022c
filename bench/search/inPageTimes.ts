export interface TimedWindow {
  /** Milliseconds from the next input or key to the last frame that shows other results; null where none does. */
  benchFrame: Promise<number | null>;
  /** Milliseconds of each query in the worker. */
  benchAnswers: number[];
}

/** Watches the dialog and its results until they have come to rest. Passages, which come later, do not count. */
export function inPageFrames(): void {
  const QUIET = 800;
  const shown = () =>
    document.querySelector(".search-dialog[open]") === null
      ? "closed"
      : Array.from(document.querySelectorAll("[role=option] .hit-title"), (hit) => hit.textContent).join();
  (window as unknown as TimedWindow).benchFrame = new Promise((done) => {
    const start = ({ timeStamp }: Event) => {
      removeEventListener("keydown", start, true);
      removeEventListener("input", start, true);
      let [last, before]: [number | null, string] = [null, shown()];
      let rest = setTimeout(finish, QUIET);
      const observer = new MutationObserver(() => {
        const now = shown();
        if (now === before) return;
        before = now;
        clearTimeout(rest);
        rest = setTimeout(finish, QUIET);
        // A timer set in a frame runs right after that frame is painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            last = performance.now() - timeStamp;
          }),
        );
      });
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: ["open"],
      });
      function finish() {
        observer.disconnect();
        done(last);
      }
    };
    addEventListener("keydown", start, true);
    addEventListener("input", start, true);
  });
}

/** Times the messages to workers that ask for something, until the first one back that has its number. */
export function inPageAnswers(): void {
  const times: number[] = [];
  (window as unknown as TimedWindow).benchAnswers = times;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: { type: string; id: number }) {
    if (message.type === "search") {
      const started = performance.now();
      const hear = ({ data }: MessageEvent<{ type: string; id: number }>) => {
        if (data.id !== message.id) return;
        this.removeEventListener("message", hear);
        if (data.type === "answer") times.push(performance.now() - started);
      };
      this.addEventListener("message", hear);
    }
    post.call(this, message);
  };
}
