import type { ReferenceEntry, ReferenceKind } from "../../reference/reference.ts";
import { entryFacts } from "../reference/entryFacts.ts";

/** Name, sentence and facts of an entry. */
export function fillCard(card: HTMLElement, kind: ReferenceKind, entry: ReferenceEntry): void {
  const page = card.ownerDocument;
  const name = element("code", entry.n);
  const sentence = element("p", entry.s);
  const facts = page.createElement("ul");
  for (const { words, code } of entryFacts(kind, entry)) {
    const fact = element("li", code === undefined ? words : `${words} `);
    if (code !== undefined) fact.append(element("code", code));
    facts.append(fact);
  }
  card.replaceChildren(name, sentence, facts);

  function element(tag: string, text: string): HTMLElement {
    const made = page.createElement(tag);
    made.textContent = text;
    return made;
  }
}
