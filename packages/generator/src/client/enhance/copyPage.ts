import { closestTo } from "../closestTo.ts";
import { type CopyHost, confirmCopy } from "./confirmCopy.ts";

/** Copies the page's Markdown twin, fetched only when asked for. */
export function copyPage({ page, clipboard, say }: CopyHost): void {
  page.addEventListener("click", (event) => {
    const button = closestTo(event, "[data-copy-page]");
    const href = button?.dataset.copyPage;
    if (!button || !href) return;
    // The promise goes into the item, because Safari accepts a copy only within the click itself.
    const copy = () => clipboard?.write([new ClipboardItem({ "text/plain": fetchMarkdown(href) })]);
    void confirmCopy(button, copy, say);
  });
}

async function fetchMarkdown(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers ${response.status}.`);
  return new Blob([await response.text()], { type: "text/plain" });
}
