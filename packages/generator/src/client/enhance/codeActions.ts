import { adoptStyles } from "../adoptStyles.ts";
import { clientMessages } from "../clientMessages.ts";
import { whenIdle } from "../scheduling.ts";
import styles from "./codeActions.css?inline";

/** Adds the copy and wrap buttons of code blocks, which need script. Returns a function to be called for each new page. */
export function codeActions(): () => void {
  adoptStyles(styles);
  const sizes = new ResizeObserver((entries) => {
    const blocks = entries.map(({ target }) => ({ target, isWide: hasLongLines(target) }));
    for (const { target, isWide } of blocks) {
      const wrap = target.parentElement?.querySelector<HTMLElement>(".code-wrap");
      if (wrap) wrap.hidden = !isWide;
    }
  });

  function createButton(className: string, label: string): HTMLButtonElement {
    const button = Object.assign(document.createElement("button"), { type: "button", className });
    button.append(label);
    return button;
  }

  function addTo(block: Element) {
    const wrap = createButton("code-wrap", clientMessages.wrap);
    wrap.ariaPressed = `${block.classList.contains("wrap")}`;
    const actions = Object.assign(document.createElement("div"), { className: "code-actions" });
    actions.append(createButton("code-copy", clientMessages.copy), wrap);
    // Before the code, so that they are aligned with its top, below the title.
    block.querySelector("pre")?.before(actions);
  }

  return () =>
    whenIdle(() => {
      sizes.disconnect();
      for (const block of document.querySelectorAll(".code:not(:has(> .code-actions))")) addTo(block);
      for (const pre of document.querySelectorAll(".code > .code-actions + pre")) sizes.observe(pre);
    });
}

/** Returns whether lines are wider than the block, or wrapped because they would be. */
function hasLongLines(pre: Element): boolean {
  if (pre.scrollWidth > pre.clientWidth) return true;
  const heights = [...pre.querySelectorAll<HTMLElement>(".line")].map((line) => line.offsetHeight);
  const oneLine = Number.parseFloat(getComputedStyle(pre).lineHeight);
  return heights.some((height) => height > oneLine * 1.5);
}
