import type { VersionChoice } from "../shared/shell.ts";
import * as storageKeys from "../shared/storageKeys.ts";
import { closestTo } from "./closestTo.ts";
import type { Store } from "./safeStore.ts";

interface PreferredVersionHost {
  events: Pick<EventTarget, "addEventListener">;
  store: Store;
  versions: VersionChoice[];
}

/** Remembers the docs version the visitor picked, and forgets one that is no longer published. */
export function keepPreferredVersion({ events, store, versions }: PreferredVersionHost): void {
  const stored = store.get(storageKeys.preferredVersion);
  if (stored !== null && !versions.some((version) => version.name === stored)) {
    store.set(storageKeys.preferredVersion, null);
  }
  events.addEventListener("click", (event) => {
    const picked = closestTo(event, "[data-version]")?.dataset.version;
    if (picked) store.set(storageKeys.preferredVersion, picked);
  });
}
