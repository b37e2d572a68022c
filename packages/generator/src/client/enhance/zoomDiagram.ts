import { adoptStyles } from "../adoptStyles.ts";
import { clientMessages } from "../clientMessages.ts";
import { closestTo } from "../closestTo.ts";
import styles from "./diagramDialog.css?inline";

/** Enlarges a diagram when its button is pressed, or when a diagram that is scaled down is clicked. */
export function zoomDiagram(): void {
  adoptStyles(styles);
  document.addEventListener("click", (event) => {
    const pressed = closestTo(event, ".diagram-zoom, .diagram-scroll");
    const diagram = pressed?.closest(".diagram")?.querySelector(".diagram-scroll");
    if (diagram && (pressed !== diagram || isShrunk(diagram))) openDiagram(diagram);
  });
}

function isShrunk(diagram: Element): boolean {
  const drawing = diagram.querySelector("svg");
  return drawing !== null && drawing.clientWidth < Number(drawing.getAttribute("width")) - 1;
}

/** Shows a copy of the diagram in a full-screen dialog, which any click or Esc closes. */
function openDiagram(diagram: Element) {
  const dialog = document.createElement("dialog");
  dialog.className = "diagram-dialog";
  dialog.ariaLabel = diagram.getAttribute("aria-label") ?? "";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = clientMessages.closeDiagram;
  dialog.append(close, ...diagram.cloneNode(true).childNodes);
  const { width = 0, height = 0 } = diagram.querySelector("svg")?.getBoundingClientRect() ?? {};
  dialog.classList.toggle("wide", width > height);

  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
