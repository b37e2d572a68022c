import { createInPauses, pauseFor } from "../../../generator/src/shared/inPauses.ts";

export interface FetchAhead {
  /** Runs a search, during which and shortly after which nothing is fetched ahead; then the packs are, one by one. */
  after<Answer>(packs: string[], search: () => Promise<Answer>): Promise<Answer>;
}

export interface FetchAheadHost {
  fetchPack(name: string): Promise<unknown>;
  pause?(): Promise<unknown>;
}

/** Whoever has read the first results has them by then. */
const PAUSE = 1000;

/** Gets the whole index once somebody has searched: later queries then ask nobody. */
export function createFetchAhead({ fetchPack, pause = () => pauseFor(PAUSE) }: FetchAheadHost): FetchAhead {
  let running = 0;
  const fetchLater = createInPauses({
    work: fetchPack,
    async pause() {
      do await pause();
      while (running > 0);
    },
  });
  return {
    async after(packs, search) {
      running += 1;
      if (packs.length > 0) void fetchLater(...packs);
      try {
        return await search();
      } finally {
        running -= 1;
      }
    },
  };
}
