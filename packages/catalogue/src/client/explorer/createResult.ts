import { type ReferenceEntry, type ReferenceKind, referenceAnchor } from "../../reference/reference.ts";
import { entryFacts } from "../reference/entryFacts.ts";
import { createChips } from "./createChips.ts";
import { addElement, addText, hiding } from "./makeNodes.ts";

/** Address and label of a page by its position in the file. */
export type PlaceOf = (position: number) => { href: string; label: string };

/** A row for one setting or event that was found, and then for another. */
export interface Result {
  element: HTMLElement;
  show(entry: ReferenceEntry): void;
}

/**
 * Adds a row to the list. A key press may have to draw all rows anew, and new text in old elements takes a fraction of
 * the time that new elements do.
 */
export function createResult(list: HTMLElement, kind: ReferenceKind, placeOf: PlaceOf): Result {
  const element = addElement(list, "div");
  element.className = "entry";
  const link = addElement(addElement(element, "dt"), "a");
  const writeName = addText(addElement(link, "code"));
  const description = addElement(element, "dd");
  const paragraph = addElement(description, "p");
  const writeSentence = addText(paragraph);
  const advice = addElement(paragraph, "span");
  advice.className = "note";
  const hideAdvice = hiding(advice);
  const writeAdvice = addText(advice);
  const chips = createChips(description);
  return {
    element,
    show(entry) {
      link.setAttribute("href", `${placeOf(entry.p).href}#${referenceAnchor(kind, entry.n)}`);
      writeName(entry.n);
      writeSentence(`${entry.s} `);
      hideAdvice(entry.c === undefined);
      writeAdvice(entry.c ?? "");
      const home = entry.h === undefined ? null : placeOf(entry.h);
      chips.show(entryFacts(kind, entry), kind === "events" ? entry.t : null, home);
    },
  };
}
