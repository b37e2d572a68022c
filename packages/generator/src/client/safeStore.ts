export interface Store {
  get(key: string): string | null;
  /** Null removes the key. */
  set(key: string, value: string | null): void;
}

/** Browser storage that may be blocked: a choice is then simply not remembered. */
export function safeStore(open: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): Store {
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        // Blocked or full: what the visitor sees does not depend on it.
      }
    },
  };
}
