/**
 * Runs the work once for many calls: when they have paused, never twice at a time, and once more for those that came
 * while it ran. So a switch of branches, hundreds of files, is one reload, and the last state wins.
 */
export function queueWork(work: () => Promise<void>, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAskedAgain = false;
  return ask;

  function ask() {
    clearTimeout(timer);
    timer = setTimeout(run, pauseMs);
  }

  async function run() {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    await work().finally(() => {
      isRunning = false;
    });
    if (isAskedAgain) ask();
    isAskedAgain = false;
  }
}
