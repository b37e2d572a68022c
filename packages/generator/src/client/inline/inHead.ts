/**
 * Inlined into `<head>`: prepares the first paint, then loads the client. It is part of every document, so its modules use
 * browser globals directly instead of getting them injected, which would add more code than they have.
 */
import { applyChoices } from "./applyChoices.ts";
import { followAnnouncement } from "./followAnnouncement.ts";
import { followColorMode } from "./followColorMode.ts";
import { keepSearchKeys } from "./keepSearchKeys.ts";
import { importInSequence, loadClient } from "./loadClient.ts";
import { showLoadFailure } from "./showLoadFailure.ts";

/** Replaced by the bundler, so that code for unused features is dropped. */
declare const __ANNOUNCEMENT__: boolean;
declare const __RESPECTS_SYSTEM__: boolean;
declare const __BASE_URL__: string;

// Absent in development.
const { scripts, nav = "" } = document.currentScript?.dataset ?? {};

const { theme = "light" } = document.documentElement.dataset;
followColorMode(__RESPECTS_SYSTEM__ ? "system" : theme);
if (__ANNOUNCEMENT__) followAnnouncement();
applyChoices();
if (scripts) {
  keepSearchKeys();
  loadClient(
    () => importInSequence(scripts.split(" "), nav),
    (error) => {
      console.error(error);
      showLoadFailure(__BASE_URL__);
    },
  );
}
