/** Follows a text with tabs: opens the chosen ones before they are painted. */
import { applyTabs } from "../tabs.ts";

applyTabs(document);
