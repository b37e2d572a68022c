/** Follows a text with tabs: opens the chosen ones before they are painted. */
import { applyTabs } from "../applyTabs.ts";
import { storedChoice } from "./storedChoice.ts";

applyTabs(document, { get: storedChoice });
