import { messages } from "../../app/messages/messages.ts";
import { adoptStyles } from "../browser/elements.ts";
import { whenIdle } from "../browser/scheduling.ts";
import styles from "./codeActions.css?inline";

/** Adds the copy buttons of code blocks, which need script. Returns a function to be called for each new page. */
export function codeActions(): () => void {
  adoptStyles(styles);
  return () =>
    whenIdle(() => {
      for (const block of document.querySelectorAll(".code:not(:has(> .code-actions))")) addTo(block);
    });
}

function addTo(block: Element) {
  const title = block.querySelector(".code-title")?.textContent;
  const name = title || messages.code.example(block.getAttribute("data-lang") ?? "");
  const button = Object.assign(document.createElement("button"), { type: "button", className: "code-copy" });
  button.ariaLabel = `${messages.code.copy} ${name}`;
  button.append(messages.code.copy);
  const actions = Object.assign(document.createElement("div"), { className: "code-actions" });
  actions.append(button);
  // Before the code, so that they are aligned with its top, below the title.
  block.querySelector("pre")?.before(actions);
}
