import { closestTo } from "../closestTo.ts";
import { type CopyHost, confirmCopy } from "./confirmCopy.ts";

/** The copy button of code blocks, and buttons that carry their text themselves. */
export function copyCode({ page, clipboard, say }: CopyHost): void {
  page.addEventListener("click", (event) => {
    const button = closestTo(event, ".code-copy, [data-copy]");
    const code = button?.dataset["copy"] ?? button?.closest(".code")?.querySelector("code")?.textContent;
    if (button && code) void confirmCopy(button, () => clipboard?.writeText(code.trimEnd()), say);
  });
}
