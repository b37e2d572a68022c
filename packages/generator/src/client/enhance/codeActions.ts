import { clientMessages } from "../clientMessages.ts";
import { whenIdle } from "../whenIdle.ts";

/** The buttons on code: only script can answer them, so script brings them. Returns what adds them to a new page. */
export function codeActions(host: Window): () => void {
  const page = host.document;

  function createButton(className: string, label: string): HTMLButtonElement {
    const button = Object.assign(page.createElement("button"), { type: "button", className });
    button.append(label);
    return button;
  }

  function addTo(block: Element) {
    const wrap = createButton("code-wrap", clientMessages.wrap);
    wrap.ariaPressed = `${block.classList.contains("wrap")}`;
    const actions = Object.assign(page.createElement("div"), { className: "code-actions" });
    actions.append(wrap, createButton("code-copy", clientMessages.copy));
    block.append(actions);
  }

  return () =>
    whenIdle(host, () => {
      for (const block of page.querySelectorAll(".code:not(:has(> .code-actions))")) addTo(block);
    });
}
