import { messages } from "../../app/messages/messages.ts";
import { adoptStyles } from "../browser/elements.ts";
import { whenIdle } from "../browser/scheduling.ts";
import styles from "./codeActions.css?inline";

/** Adds the copy buttons of code blocks and keys, which need script. Returns a function to be called for each new page. */
export function codeActions(): () => void {
  adoptStyles(styles);
  return () =>
    whenIdle(() => {
      for (const block of document.querySelectorAll(".code:not(:has(> .code-actions))")) addToCode(block);
      for (const term of document.querySelectorAll(".prose > .entries dt:not(:has(> .code-actions))"))
        addToKey(term);
    });
}

function addToCode(block: Element) {
  const title = block.querySelector(".code-title")?.textContent;
  const name = title || messages.code.example(block.getAttribute("data-lang") ?? "");
  // Before the code, so that they are aligned with its top, below the title.
  block.querySelector("pre")?.before(copyButton(name));
}

function addToKey(term: Element) {
  const key = term.querySelector("code")?.textContent;
  if (key) term.append(copyButton(key, key));
}

/** Without a text, the button copies the code block around it. */
function copyButton(name: string, text?: string): HTMLElement {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "code-copy" });
  button.ariaLabel = `${messages.code.copy} ${name}`;
  button.append(messages.code.copy);
  if (text !== undefined) button.dataset["copy"] = text;
  const actions = Object.assign(document.createElement("div"), { className: "code-actions" });
  actions.append(button);
  return actions;
}
