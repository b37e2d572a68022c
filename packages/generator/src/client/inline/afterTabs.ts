/** Inlined after an article that has tabs: opens the chosen ones before the first paint. */
import { applyTabs } from "../enhance/tabs.ts";

applyTabs(document);
