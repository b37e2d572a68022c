import { clientMessages } from "../clientMessages.ts";
import { closestTo } from "../closestTo.ts";
import { flashLabel } from "./flashLabel.ts";

/** Enlarges a diagram; the dialog's code is loaded by the first visitor who wants one. */
export function zoomDiagram(page: Document): void {
  page.addEventListener("click", async (event) => {
    const button = closestTo(event, ".diagram-zoom");
    const diagram = button?.closest(".diagram")?.querySelector(".diagram-scroll");
    if (!button || !diagram) return;
    try {
      const { openDiagram } = await import("./openDiagram.ts");
      openDiagram(page, diagram);
    } catch {
      // Offline, or the file went with a redeploy; the diagram itself is still there.
      flashLabel(button, clientMessages.notAvailable);
    }
  });
}
