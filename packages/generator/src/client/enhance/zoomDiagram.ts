import { clientMessages } from "../clientMessages.ts";
import { closestTo } from "../closestTo.ts";
import { flashLabel } from "./flashLabel.ts";

/** Enlarges a diagram; the dialog's code is loaded by the first visitor who wants one. */
export function zoomDiagram(page: Document): void {
  page.addEventListener("click", async (event) => {
    const pressed = closestTo(event, ".diagram-zoom, .diagram-scroll");
    const figure = pressed?.closest(".diagram");
    const diagram = figure?.querySelector(".diagram-scroll");
    const button = figure?.querySelector<HTMLElement>(".diagram-zoom");
    if (!button || !diagram || (pressed !== button && !isShrunk(diagram))) return;
    try {
      const { openDiagram } = await import("./openDiagram.ts");
      openDiagram(page, diagram);
    } catch {
      // Offline, or the file went with a redeploy; the diagram itself is still there.
      flashLabel(button, clientMessages.notAvailable);
    }
  });
}

/** On a phone the whole diagram is shown, and a tap shows it in the size it was drawn for. */
function isShrunk(diagram: Element): boolean {
  const drawing = diagram.querySelector("svg");
  return drawing !== null && drawing.clientWidth < Number(drawing.getAttribute("width")) - 1;
}
