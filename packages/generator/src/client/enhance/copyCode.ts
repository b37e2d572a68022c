import { closestTo } from "../closestTo.ts";
import { type CopyHost, confirmCopy } from "./confirmCopy.ts";

/** The copy button of code blocks. */
export function copyCode({ page, clipboard, say }: CopyHost): void {
  page.addEventListener("click", (event) => {
    const button = closestTo(event, ".code-copy");
    const code = button?.closest(".code")?.querySelector("code")?.textContent;
    if (button && code) void confirmCopy(button, () => clipboard?.writeText(code.trimEnd()), say);
  });
}
