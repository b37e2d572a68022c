/**
 * A file that runs React because it takes React's values; otherwise they would be taken at their first use, in the task
 * of the client. React itself is in another file: when it runs it makes errors, and a browser with developer tools reads
 * again all that is on the stack for each of them.
 */
import * as dom from "react-dom";
import * as client from "react-dom/client";

export const { flushSync } = dom;
export const { createRoot, hydrateRoot } = client;
