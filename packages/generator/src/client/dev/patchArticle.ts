import { trustedHtml } from "../../shared/trusted.ts";

/**
 * Updates an article on screen to new HTML. Unchanged blocks keep their elements, so that open details and selections
 * survive. Returns false if the article has to be rendered from scratch.
 */
export function patchArticle(article: Element, before: string, after: string): boolean {
  const [old, next] = [parseHtml(before), parseHtml(after)];
  return islandsIn(old) === islandsIn(next) && patchChildren(article, old, next);
}

function patchChildren(parent: Element, old: ParentNode & Node, next: ParentNode & Node): boolean {
  const shown = [...parent.children];
  const [oldBlocks, nextBlocks] = [[...old.children], [...next.children]];
  if (shown.length !== oldBlocks.length || hasOwnText(old) || hasOwnText(next)) return false;
  let [oldAt, nextAt] = [0, 0];
  for (const [oldKept, nextKept] of keptBlocks(oldBlocks, nextBlocks)) {
    const replaced = shown.slice(oldAt, oldKept);
    const added = nextBlocks.slice(nextAt, nextKept);
    if (replaced.length === added.length) {
      for (const [at, block] of replaced.entries()) patchBlock(block, oldBlocks[oldAt + at], added[at]);
    } else {
      for (const block of replaced) block.remove();
      for (const block of added) parent.insertBefore(block, shown[oldKept] ?? null);
    }
    [oldAt, nextAt] = [oldKept + 1, nextKept + 1];
  }
  return true;
}

function patchBlock(shown: Element, old: Element | undefined, next: Element | undefined) {
  if (!old || !next) return;
  const hasSameTag = old.cloneNode(false).isEqualNode(next.cloneNode(false));
  if (!hasSameTag || !patchChildren(shown, old, next)) shown.replaceWith(next);
}

/** Returns the positions of the longest common subsequence of blocks, followed by the ends of both. */
function keptBlocks(old: Element[], next: Element[]): [number, number][] {
  const [from, to] = [old, next].map((blocks) => blocks.map((block) => block.outerHTML)) as [
    string[],
    string[],
  ];
  // Length of the longest common subsequence that starts at each pair of positions.
  const counts = from.map(() => new Uint32Array(to.length + 1));
  counts.push(new Uint32Array(to.length + 1));
  const countAt = (oldAt: number, nextAt: number) => counts[oldAt]?.[nextAt] ?? 0;
  for (const [oldAt, row] of [...counts.entries()].reverse()) {
    for (let nextAt = to.length - 1; nextAt >= 0; nextAt--) {
      row[nextAt] =
        from[oldAt] === to[nextAt]
          ? countAt(oldAt + 1, nextAt + 1) + 1
          : Math.max(countAt(oldAt + 1, nextAt), countAt(oldAt, nextAt + 1));
    }
  }
  const kept: [number, number][] = [];
  for (let [oldAt, nextAt] = [0, 0]; oldAt < from.length && nextAt < to.length; ) {
    if (from[oldAt] === to[nextAt]) kept.push([oldAt++, nextAt++]);
    else if (countAt(oldAt + 1, nextAt) >= countAt(oldAt, nextAt + 1)) oldAt++;
    else nextAt++;
  }
  return [...kept, [from.length, to.length]];
}

function hasOwnText(parent: Node): boolean {
  return [...parent.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** Islands have replaced their content, so they cannot be patched. */
function islandsIn(parent: ParentNode): string {
  return [...parent.querySelectorAll("[data-island]")].map((island) => island.outerHTML).join("");
}

function parseHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(html);
  return template.content;
}
