import { clientMessages } from "../clientMessages.ts";

/** Shows a copy of the diagram as large as the window; any click or Esc closes it and focus goes back by itself. */
export function openDiagram(page: Document, diagram: Element): void {
  const dialog = page.createElement("dialog");
  dialog.className = "diagram-dialog";
  dialog.setAttribute("aria-label", diagram.getAttribute("aria-label") ?? "");
  const close = page.createElement("button");
  close.type = "button";
  close.textContent = clientMessages.closeDiagram;
  const drawing = diagram.cloneNode(true) as Element;
  drawing.removeAttribute("aria-label");
  dialog.append(close, ...drawing.childNodes);

  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  page.body.append(dialog);
  dialog.showModal();
}
