import { clientMessages } from "../clientMessages.ts";
import { flashLabel } from "./flashLabel.ts";

export interface CopyHost {
  page: Pick<Document, "addEventListener">;
  /** Missing on pages served over plain HTTP. */
  clipboard: Clipboard | undefined;
  say(text: string): void;
}

/** Tells by eye and by ear whether the copy reached the clipboard. */
export async function confirmCopy(
  button: HTMLElement,
  copy: () => Promise<void> | undefined,
  say: CopyHost["say"],
): Promise<void> {
  let answer: string = clientMessages.copyFailed;
  try {
    const copying = copy();
    if (copying) {
      await copying;
      answer = clientMessages.copied;
    }
  } catch {
    // The browser or the network refused; the label says so.
  }
  flashLabel(button, answer);
  say(answer);
}
