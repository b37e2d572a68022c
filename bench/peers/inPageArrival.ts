/** Called in the page when the next one is shown, with the milliseconds since the click. */
export const ARRIVED = "benchArrived";

/**
 * Installed in every document: times one click until another first heading is painted. The click's time outlives a
 * page load, since some sites answer a click with one.
 */
export function inPageArrival(): void {
  const clock = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent?.trim();

  function watch(clickedAt: number, before: string) {
    const observer = new MutationObserver(() => {
      const now = heading();
      if (!now || now === before) return;
      observer.disconnect();
      sessionStorage.removeItem("benchClick");
      // A timer set in a frame runs right after that frame is painted.
      requestAnimationFrame(() =>
        setTimeout(() =>
          (window as unknown as { benchArrived(ms: number): void }).benchArrived(clock() - clickedAt),
        ),
      );
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }

  const click = sessionStorage.getItem("benchClick");
  if (click) {
    const { at, before } = JSON.parse(click) as { at: number; before: string };
    watch(at, before);
    return;
  }
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const at = performance.timeOrigin + timeStamp;
      const before = heading() ?? "";
      sessionStorage.setItem("benchClick", JSON.stringify({ at, before }));
      watch(at, before);
    },
    { capture: true, once: true },
  );
}
