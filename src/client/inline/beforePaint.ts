/** Goes into `<head>`: what decides how the first paint looks. */
import { safeStore } from "../safeStore.ts";
import { followAnnouncement } from "./followAnnouncement.ts";
import { followColorMode } from "./followColorMode.ts";
import { waitForChoices } from "./waitForChoices.ts";

/** Put in place by the bundler: a site without an announcement carries no code for it. */
declare const __ANNOUNCEMENT__: boolean;

const root = document.documentElement;
const store = safeStore(() => localStorage);
followColorMode({ root, store, events: window, system: matchMedia("(prefers-color-scheme:dark)") });
if (__ANNOUNCEMENT__) followAnnouncement({ root, store, events: window });
waitForChoices(document, store);
