/**
 * Goes into `<head>`: decides how the first paint looks, then loads the client. Every document carries it, so its parts
 * speak to the browser directly; what they would be handed for tests costs more than the rest of them.
 */
import { safeStore } from "../safeStore.ts";
import { followAnnouncement } from "./followAnnouncement.ts";
import { followColorMode } from "./followColorMode.ts";
import { importInTurn } from "./importInTurn.ts";
import { keepSearchKeys } from "./keepSearchKeys.ts";
import { loadClient } from "./loadClient.ts";
import { showLoadFailure } from "./showLoadFailure.ts";
import { waitForTabs } from "./waitForTabs.ts";
import { wrapCodeAtOnce } from "./wrapCodeAtOnce.ts";

/** Put in place by the bundler: a site carries no code for what it does not have. */
declare const __ANNOUNCEMENT__: boolean;
declare const __RESPECTS_SYSTEM__: boolean;
declare const __BASE_URL__: string;

// Missing while developing.
const { scripts, nav = "" } = document.currentScript?.dataset ?? {};

const { theme = "light" } = document.documentElement.dataset;
followColorMode(__RESPECTS_SYSTEM__ ? "system" : theme);
if (__ANNOUNCEMENT__) {
  const store = safeStore(() => localStorage);
  followAnnouncement({ root: document.documentElement, store, events: window });
}
wrapCodeAtOnce();
waitForTabs();
if (scripts) {
  keepSearchKeys();
  loadClient(
    () => importInTurn(scripts.split(" "), nav),
    (error) => {
      console.error(error);
      showLoadFailure(__BASE_URL__);
    },
  );
}
