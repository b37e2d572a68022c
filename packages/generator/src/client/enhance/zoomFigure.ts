import { messages } from "../../app/messages/messages.ts";
import { holdPage } from "../../app/modal.ts";
import { adoptStyles, closestTo } from "../browser/elements.ts";
import styles from "./zoomDialog.css?inline";

/** Enlarges a diagram or an image when its button is pressed, or when one that is scaled down is clicked. */
export function zoomFigure(): void {
  adoptStyles(styles);
  document.addEventListener("click", (event) => {
    const pressed = closestTo(event, ".zoom, .diagram-scroll, .image > img");
    const drawing = pressed?.closest("figure")?.querySelector(".diagram-scroll > svg, :scope > img");
    if (drawing && (pressed?.matches(".zoom") || isShrunk(drawing))) openDrawing(drawing);
  });
}

function isShrunk(drawing: Element): boolean {
  const width = drawing instanceof HTMLImageElement ? drawing.naturalWidth : drawing.getAttribute("width");
  return drawing.clientWidth < Number(width) - 1;
}

/** Shows a copy in a full-screen dialog, which any click or Esc closes. */
function openDrawing(drawing: Element) {
  const dialog = document.createElement("dialog");
  dialog.className = "zoom-dialog";
  dialog.ariaLabel = drawing.getAttribute("alt") ?? drawing.parentElement?.getAttribute("aria-label") ?? "";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = messages.figure.close;
  dialog.append(close, drawing.cloneNode(true));
  const { width, height } = drawing.getBoundingClientRect();
  dialog.classList.toggle("wide", width > height);

  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    holdPage(false);
  });
  document.body.append(dialog);
  dialog.showModal();
  holdPage(true);
}
