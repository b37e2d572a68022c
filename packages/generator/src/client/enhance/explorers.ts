import type { Explorers } from "../../../../catalogue/src/client/explorer/createExplorers.ts";
import type { ReferenceSite } from "../../../../catalogue/src/client/reference/loadReference.ts";

/** Called for every page: the first one with an explorer brings the code, and from then on it looks at all of them. */
export function explorers(host: Window, site: ReferenceSite): () => void {
  let loaded: Promise<Explorers> | undefined;
  return () => {
    if (host.document.querySelector("[data-explorer]")) {
      loaded ??= import("../../../../catalogue/src/client/explorer/createExplorers.ts").then((code) =>
        code.createExplorers(host, site),
      );
    }
    loaded
      ?.then((found) => found.update())
      // Offline, or the files went with a redeploy; the page's own list is complete.
      .catch(() => undefined);
  };
}
