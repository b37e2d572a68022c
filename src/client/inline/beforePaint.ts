/** Goes into `<head>`: what decides how the first paint looks. */
import { safeStore } from "../safeStore.ts";
import { followAnnouncement } from "./followAnnouncement.ts";
import { followColorMode } from "./followColorMode.ts";
import { waitForChoices } from "./waitForChoices.ts";

const root = document.documentElement;
const store = safeStore(() => localStorage);
followColorMode({ root, store, events: window, system: matchMedia("(prefers-color-scheme:dark)") });
followAnnouncement({ root, store, events: window });
waitForChoices(document, store);
