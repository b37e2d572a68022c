export interface KeyWindow {
  /** Milliseconds from the next input to the last frame it changes; null when it changes none. */
  benchKey: Promise<number | null>;
}

/** Watches the dialog until it has come to rest after an input. */
export function inPageKey(): void {
  const QUIET = 800;
  (window as unknown as KeyWindow).benchKey = new Promise((done) => {
    const start = ({ timeStamp }: Event) => {
      let last: number | null = null;
      const finish = () => {
        observer.disconnect();
        done(last);
      };
      let rest = setTimeout(finish, QUIET);
      const observer = new MutationObserver(() => {
        clearTimeout(rest);
        rest = setTimeout(finish, QUIET);
        // A timer set in a frame runs right after that frame is painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            last = performance.now() - timeStamp;
          }),
        );
      });
      const shown = { childList: true, subtree: true, characterData: true };
      observer.observe(document.querySelector(".search-body") ?? document.body, shown);
    };
    addEventListener("input", start, { capture: true, once: true });
  });
}
