import type { KeyCard } from "../../../../catalogue/src/client/keyCard/createKeyCard.ts";
import type { ReferenceSite } from "../../../../catalogue/src/client/reference/loadReference.ts";
import { closestTo } from "../closestTo.ts";

/** Tells about a key under the pointer or the focus; the first one brings the code. Fingers have no hover. */
export function keyCards(page: Document, site: ReferenceSite): void {
  let card: Promise<KeyCard> | undefined;
  for (const type of ["pointerover", "focusin"]) {
    page.addEventListener(type, (event) => {
      const link = closestTo(event, ".prose a");
      if (!link || !/#(setting|event|permission)-/.test(link.getAttribute("href") ?? "")) return;
      if ((event as PointerEvent).pointerType === "touch") return;
      card ??= import("../../../../catalogue/src/client/keyCard/createKeyCard.ts").then((code) =>
        code.createKeyCard(page, site),
      );
      // Offline, or the file went with a redeploy; the link still leads to the entry.
      card.then((shown) => shown.show(link, type)).catch(() => undefined);
    });
  }
}
