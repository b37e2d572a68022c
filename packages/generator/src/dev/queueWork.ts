/**
 * Debounces the work, and never runs it concurrently: calls while it runs trigger one more run. So switching branches,
 * which changes hundreds of files, is one reload.
 */
export function queueWork(
  work: () => Promise<void>,
  delayMs: number,
  onFailure: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isQueued = false;
  return queue;

  function queue() {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  }

  async function run() {
    if (isRunning) {
      isQueued = true;
      return;
    }
    isRunning = true;
    await work().catch(onFailure);
    isRunning = false;
    if (isQueued) queue();
    isQueued = false;
  }
}
