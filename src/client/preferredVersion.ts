import type { VersionChoice } from "../shared/shell.ts";
import { STORAGE_KEYS } from "../shared/storage.ts";
import { closestTo } from "./closestTo.ts";
import type { Store } from "./safeStore.ts";

export interface PreferredVersionHost {
  events: Pick<EventTarget, "addEventListener">;
  store: Store;
  versions: VersionChoice[];
}

/** Remembers the docs version the visitor picked, and forgets one that is no longer published. */
export function keepPreferredVersion({ events, store, versions }: PreferredVersionHost): void {
  const stored = store.get(STORAGE_KEYS.preferredVersion);
  if (stored !== null && !versions.some((version) => version.name === stored)) {
    store.set(STORAGE_KEYS.preferredVersion, null);
  }
  events.addEventListener("click", (event) => {
    const picked = closestTo(event, "[data-version]")?.dataset.version;
    if (picked) store.set(STORAGE_KEYS.preferredVersion, picked);
  });
}
