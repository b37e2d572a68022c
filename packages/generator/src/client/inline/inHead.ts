/**
 * Inlined into `<head>`: prepares the first paint, then loads the client. It is part of every document, so its modules use
 * browser globals directly instead of getting them injected, which would add more code than they have.
 */
import { readStored, tabs, titleFace } from "../../app/storage.ts";
import { PAGE_DATA_ID } from "../../shared/shell.ts";
import { followSearchLink } from "../search/searchShortcut.ts";
import { followAnnouncement } from "./followAnnouncement.ts";
import { followColorMode } from "./followColorMode.ts";
import { addLink, importInSequence, loadClient, showLoadFailure } from "./loadClient.ts";

/** Replaced by the bundler, so that code for unused features is dropped. */
declare const __ANNOUNCEMENT__: boolean;
declare const __RESPECTS_SYSTEM__: boolean;
declare const __BASE_URL__: string;

// Absent in development.
const { scripts, nav = "" } = document.currentScript?.dataset ?? {};

const { theme = "light" } = document.documentElement.dataset;
followColorMode(__RESPECTS_SYSTEM__ ? "system" : theme);
if (readStored(titleFace)) document.documentElement.dataset["titles"] = "";
if (__ANNOUNCEMENT__) followAnnouncement();
// Delays the first paint until `afterTabs.ts`, right before the page's data, has opened the chosen tabs.
if (readStored(tabs)) addLink({ rel: "expect", href: `#${PAGE_DATA_ID}`, blocking: "render" });
if (scripts) {
  followSearchLink();
  loadClient(
    () => importInSequence(scripts.split(" "), nav),
    (error) => showLoadFailure(__BASE_URL__, error),
  );
}
