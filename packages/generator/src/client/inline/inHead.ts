/**
 * Goes into `<head>`: decides how the first paint looks, then loads the client. Every document carries it, so its parts
 * speak to the browser directly; what they would be handed for tests costs more than the rest of them.
 */
import { applyChoices } from "./applyChoices.ts";
import { followAnnouncement } from "./followAnnouncement.ts";
import { followColorMode } from "./followColorMode.ts";
import { keepSearchKeys } from "./keepSearchKeys.ts";
import { importInTurn, loadClient } from "./loadClient.ts";
import { showLoadFailure } from "./showLoadFailure.ts";

/** Put in place by the bundler: a site carries no code for what it does not have. */
declare const __ANNOUNCEMENT__: boolean;
declare const __RESPECTS_SYSTEM__: boolean;
declare const __BASE_URL__: string;

// Missing while developing.
const { scripts, nav = "" } = document.currentScript?.dataset ?? {};

const { theme = "light" } = document.documentElement.dataset;
followColorMode(__RESPECTS_SYSTEM__ ? "system" : theme);
if (__ANNOUNCEMENT__) followAnnouncement();
applyChoices();
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
