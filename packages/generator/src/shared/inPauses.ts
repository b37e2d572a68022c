/** Longer than anybody who types pauses between two keys. */
const PAUSE = 2000;

interface PauseHost {
  work(item: string): Promise<unknown>;
  pause?(): Promise<unknown>;
}

/** Works through items once no more of them are asked for: while they are, somebody waits, and for nothing else. */
export function createInPauses({
  work,
  pause = () => pauseFor(PAUSE),
}: PauseHost): (...items: string[]) => Promise<void> {
  const due = new Set<string>();
  let asked = 0;
  let working: Promise<void> | null = null;

  async function workThrough() {
    while (due.size > 0) {
      const before = asked;
      await pause();
      for (const item of due) {
        if (asked > before) break;
        due.delete(item);
        // Without a connection or without room, the others may still be done.
        await work(item).catch(() => undefined);
      }
    }
    working = null;
  }

  return (...items) => {
    asked += 1;
    for (const item of items) due.add(item);
    working ??= workThrough();
    return working;
  };
}

export function pauseFor(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
