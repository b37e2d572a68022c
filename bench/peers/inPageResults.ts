/** Called in the page when results are shown, with the milliseconds since the query was put in. */
export const FOUND = "benchFound";

/** Waits for the next input and then for results that were not there before it. */
export function inPageResults(selector: string): void {
  const shown = () => document.querySelector(selector)?.textContent ?? "";
  addEventListener(
    "input",
    ({ timeStamp }) => {
      const before = shown();
      const observer = new MutationObserver(() => {
        const now = shown();
        if (now === "" || now === before) return;
        observer.disconnect();
        // A timer set in a frame runs right after that frame is painted.
        requestAnimationFrame(() =>
          setTimeout(() =>
            (window as unknown as { benchFound(ms: number): void }).benchFound(performance.now() - timeStamp),
          ),
        );
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    },
    { capture: true, once: true },
  );
}
