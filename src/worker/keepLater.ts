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
  let asked = 0;
  let keeping: Promise<void> | null = null;

  async function keepDue() {
    while (due.size > 0) {
      const before = asked;
      await pause();
      for (const url of due) {
        if (asked > before) break;
        due.delete(url);
        // Without a connection or without room, the others may still be kept.
        await keep(url).catch(() => undefined);
      }
    }
    keeping = null;
  }

  return (url) => {
    asked += 1;
    due.add(url);
    keeping ??= keepDue();
    return keeping;
  };
}

function pauseOnce(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE));
}
