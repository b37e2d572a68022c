import { STATE_ELEMENT_ID } from "../../shared/shell.ts";
import { codeWrap, tabs } from "../../shared/storageKeys.ts";
import { addLink } from "./addLink.ts";
import { storedChoice } from "./storedChoice.ts";

/** Choices that change how high the text is are put in place at its end: who made some sees the page only then. */
export function waitForChoices(): void {
  if (storedChoice(tabs) || storedChoice(codeWrap)) {
    addLink({ rel: "expect", href: `#${STATE_ELEMENT_ID}`, blocking: "render" });
  }
}
