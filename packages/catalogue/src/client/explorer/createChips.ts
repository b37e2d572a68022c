import type { Fact } from "../reference/entryFacts.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";
import { addElement, addText, hiding } from "./makeNodes.ts";

export interface Chips {
  /** Writes facts, and the page that explains the entry, over those of another entry. */
  show(facts: Fact[], level: string | null, home: { href: string; label: string } | null): void;
}

interface Chip {
  show(fact: Fact, level: string | null): void;
  hide(isHidden: boolean): void;
}

/** The facts below a result. What this entry lacks is hidden, for one that has it. */
export function createChips(parent: HTMLElement): Chips {
  const list = addElement(parent, "ul");
  list.className = "chips";
  const chips: Chip[] = [];
  const explained = addElement(list, "li");
  addText(explained)(`${messages.explained} `);
  const link = addElement(explained, "a");
  const writeLabel = addText(link);
  const hideExplained = hiding(explained);
  let target = "";

  function addChip(): Chip {
    const item = addElement(list, "li");
    list.insertBefore(item, explained);
    const chip = createChip(item);
    chips.push(chip);
    return chip;
  }

  return {
    show(facts, level, home) {
      for (let at = 0; at < Math.max(facts.length, chips.length); at++) {
        const chip = chips[at] ?? addChip();
        const fact = facts[at];
        chip.hide(!fact);
        if (fact) chip.show(fact, level);
      }
      hideExplained(!home);
      if (!home) return;
      writeLabel(home.label);
      if (home.href !== target) link.setAttribute("href", home.href);
      target = home.href;
    },
  };
}

function createChip(item: HTMLElement): Chip {
  const writeWords = addText(item);
  const code = addElement(item, "code");
  const hideCode = hiding(code);
  const writeCode = addText(code);
  let look = "";
  return {
    show({ words, code }, level) {
      writeWords(code === undefined ? words : `${words} `);
      hideCode(code === undefined);
      writeCode(code ?? "");
      const wanted = words === level ? `level ${words}` : "";
      if (wanted !== look) item.className = wanted;
      look = wanted;
    },
    hide: hiding(item),
  };
}
