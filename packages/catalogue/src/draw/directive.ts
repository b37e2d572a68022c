import { type Drawing, didYouMean, type Mistake } from "@docs/generator";
import type { Directive } from "../data/catalogue.ts";
import type { ReferenceLinks } from "../reference/connectReference.ts";

type Drawn = Drawing<ReferenceLinks>;

/** Refuses attributes that the directive does not have. */
export function directive(attributeNames: string[], draw: Directive): Directive {
  return (attributes) => {
    const misspelled = Object.keys(attributes).find((name) => !attributeNames.includes(name));
    if (misspelled === undefined) return draw(attributes);
    const available =
      attributeNames.length > 0 ? `Attributes: ${attributeNames.join(", ")}.` : "It has none.";
    return {
      message: `Unknown attribute "${misspelled}".`,
      hint: didYouMean(misspelled, attributeNames) ?? available,
    };
  };
}

/** A drawing without anchors and search entries. */
export function unlisted(draw: Drawn["draw"]): Drawn {
  return { anchors: [], entries: [], draw };
}

interface Choice<Item> {
  /** What messages call the word. */
  what: string;
  /** Without a word, all entries are chosen. */
  word: string | undefined;
  /** The words that choose an entry. */
  names(item: Item): string[];
  /** Replaces the comparison of `word` with `names`. */
  isMeant?(item: Item): boolean;
}

export function inGroup(what: string, group: string | undefined): Choice<{ group: string }> {
  return { what, word: group, names: (item) => [item.group] };
}

/** Draws the chosen entries; choosing none is a mistake of the writer. */
export function drawChosen<Item>(
  items: Item[],
  { what, word, names, isMeant }: Choice<NoInfer<Item>>,
  draw: (chosen: Item[]) => Drawn,
): Drawn | Mistake {
  const isNamed = (item: Item) => word === undefined || names(item).includes(word);
  const chosen = items.filter(isMeant ?? isNamed);
  return chosen.length > 0 ? draw(chosen) : unknown(what, word ?? "", items.flatMap(names));
}

export function unknown(what: string, word: string, names: readonly string[]): Mistake {
  return { message: `Unknown ${what} "${word}".`, hint: didYouMean(word, new Set(names)) };
}

export function nameOf({ name }: { name: string }): string {
  return name;
}
