/** Longer than anybody who types pauses between two keys. */
const PAUSE = 2000;

export interface KeepHost {
  /** Fetches a file and keeps it. */
  keep(url: string): Promise<void>;
  pause?(): Promise<void>;
}

/** Keeps files once no more of them are asked for: while they are, somebody waits, and for nothing else. */
export function createKeepLater({ keep, pause = pauseOnce }: KeepHost): (url: string) => Promise<void> {
  const due = new Set<string>();
  let keeping: Promise<void> | null = null;

  async function keepDue() {
    for (let before = 0; before < due.size; ) {
      before = due.size;
      await pause();
    }
    keeping = null;
    const urls = [...due];
    due.clear();
    // Without a connection or without room, the others may still be kept.
    for (const url of urls) await keep(url).catch(() => undefined);
  }

  return (url) => {
    due.add(url);
    keeping ??= keepDue();
    return keeping;
  };
}

function pauseOnce(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE));
}
