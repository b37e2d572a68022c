export interface ClickWindow {
  /** Milliseconds from the click to the frame that shows the next page. */
  benchClick: Promise<number>;
}

/** Installed before the page's own scripts: times one click by its own event and the heading that follows it. */
export function inPageClick(): void {
  (window as unknown as ClickWindow).benchClick = new Promise((done) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const heading = () => document.querySelector("h1")?.textContent;
        const before = heading();
        const observer = new MutationObserver(() => {
          const now = heading();
          if (now === undefined || now === before) return;
          observer.disconnect();
          // A timer set in a frame runs right after that frame is painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}
