import { findPlaceholders } from "./findPlaceholders.ts";
import type { MyValues } from "./myValues.ts";

/** Elements whose text is matched as a whole, across the spans of highlighted code. */
const BLOCKS = ".line, code, .code-title, p, li, td, th, dd, dt, h2, h3, h4, figcaption, summary, label";
/** Shows the reader's values in an article; returns a function that restores the examples. */
export function showValues(article: HTMLElement, values: MyValues): () => void {
  const undo = [...article.querySelectorAll(BLOCKS)].flatMap((block) => replaceIn(block, values));
  return () => {
    for (const restore of undo) restore();
  };
}

function replaceIn(block: Element, values: MyValues): (() => void)[] {
  const nodes = ownTexts(block);
  const text = nodes.map(({ data }) => data).join("");
  const replacements = findPlaceholders(text, values);
  if (replacements.length === 0) return [];
  let start = 0;
  return nodes.flatMap((node) => {
    const from = start;
    start += node.length;
    const touching = replacements.filter((part) => part.start < start && part.end > from);
    if (touching.length === 0) return [];
    const parts: Node[] = [];
    let at = 0;
    for (const { start: first, end, value } of touching) {
      // A match that spans several nodes is shown in the first of them.
      if (first >= from)
        parts.push(new Text(node.data.slice(at, first - from)), marked(value, text.slice(first, end)));
      at = end - from;
    }
    parts.push(new Text(node.data.slice(at)));
    node.replaceWith(...parts);
    return [
      () => {
        parts[0]?.parentNode?.insertBefore(node, parts[0]);
        for (const part of parts) part.parentNode?.removeChild(part);
      },
    ];
  });
}

/** Returns the text nodes of a block, without those of nested blocks, islands and buttons. */
function ownTexts(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (parent?.closest(BLOCKS) !== block) continue;
    if (!parent.closest("[data-island], button, mark")) texts.push(node);
  }
  return texts;
}

function marked(value: string, example: string): HTMLElement {
  const mark = document.createElement("mark");
  mark.className = "my-value";
  mark.dataset["example"] = example;
  mark.title = `Your value. The example has ${example}.`;
  mark.textContent = value;
  return mark;
}
