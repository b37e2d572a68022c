import * as storageKeys from "../shared/storageKeys.ts";
import type { Store } from "./safeStore.ts";

const MOST_CHOICES = 20;

/** The tab labels the visitor chose, newest first. */
export function readTabChoices(store: Pick<Store, "get">): string[] {
  try {
    const choices: unknown = JSON.parse(store.get(storageKeys.tabs) ?? "[]");
    return Array.isArray(choices) ? choices.filter((choice) => typeof choice === "string") : [];
  } catch {
    return [];
  }
}

/** Puts a label in front, so that it wins over an older choice from the same group. */
export function rememberTabChoice(store: Store, label: string): void {
  const choices = [label, ...readTabChoices(store).filter((choice) => choice !== label)];
  store.set(storageKeys.tabs, JSON.stringify(choices.slice(0, MOST_CHOICES)));
}
