export type Progress = ReturnType<typeof createProgress>;

const DELAY = 200;
const FADE = 200;

/** Controls the progress bar, which only appears for navigations that take noticeably long. */
export function createProgress(bar: Pick<HTMLElement, "hidden" | "dataset">) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(state: "running" | "done" | null) {
    bar.hidden = state === null;
    if (state) bar.dataset.state = state;
    else delete bar.dataset.state;
  }

  return {
    start() {
      clearTimeout(timer);
      if (bar.hidden) timer = setTimeout(() => set("running"), DELAY);
      else set("running");
    },
    end() {
      clearTimeout(timer);
      if (bar.hidden) return;
      set("done");
      timer = setTimeout(() => set(null), FADE);
    },
  };
}
