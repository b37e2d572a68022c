import type { LogEvent } from "./parseLog.ts";

interface Release {
  /** The line of releases, `0.16`. */
  name: string;
  entries: ReadonlyMap<string, unknown>;
}

/** Returns the release that wrote a log: it says so when it starts, or knows most of the events; else the newest. */
export function chooseRelease<Known extends Release>(
  events: LogEvent[],
  releases: Known[],
): Known | undefined {
  const started = events.flatMap(({ keys }) => keys["version"] ?? []);
  const named = releases.find(({ name }) => started.some((version) => version.startsWith(`${name}.`)));
  const countEvents = ({ entries }: Known) =>
    events.filter(({ names }) => names.some((name) => entries.has(name))).length;
  return named ?? releases.toReversed().toSorted((a, b) => countEvents(b) - countEvents(a))[0];
}
