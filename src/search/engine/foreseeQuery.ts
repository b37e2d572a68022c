import type { Idea } from "./readQuery.ts";
import type { TermStore } from "./termStore.ts";

const SHORTEST = 3;

/** What a query will probably become: its last word finished as most records have it. Null where that is a guess. */
export function foreseeQuery(text: string, ideas: Idea[], store: TermStore): string | null {
  const last = ideas.at(-1);
  if (!last?.open || last.word.length < SHORTEST || !text.toLowerCase().endsWith(last.word)) return null;
  const typed = last.word.length;
  let [best, most] = [last.word, 0];
  for (const { term, form } of store.startingWith(last.word)) {
    const missing = form.length - typed;
    const likelihood = (store.find(term)?.records.length ?? 0) / missing ** 2;
    if (missing > 0 && likelihood > most) [best, most] = [form, likelihood];
  }
  return most === 0 ? null : text.slice(0, -typed) + best;
}
