import type { Store } from "../safeStore.ts";
import { copyCode } from "./copyCode.ts";
import { copyPage } from "./copyPage.ts";
import { navbarOnScroll } from "./navbarOnScroll.ts";
import { syncTabs } from "./syncTabs.ts";
import { wrapCode } from "./wrapCode.ts";
import { zoomDiagram } from "./zoomDiagram.ts";

/** Attaches, once for all pages, what the document's markup promises and script has to keep. */
export function enhanceDocument(host: Window, store: Store, say: (text: string) => void): void {
  const page = host.document;
  const clipboard: Clipboard | undefined = host.navigator.clipboard;
  copyCode({ page, clipboard, say });
  copyPage({ page, clipboard, say });
  wrapCode(page, store);
  syncTabs(host, store);
  zoomDiagram(page);
  navbarOnScroll(host);
}
