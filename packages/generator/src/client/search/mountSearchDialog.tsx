import { flushSync } from "react-dom";
import { adoptStyles } from "../adoptStyles.ts";
import type { OpenPortal } from "../portals.tsx";
import styles from "./dialog.css?inline";
import { SearchDialog } from "./SearchDialog.tsx";
import type { SearchSite } from "./searchSite.ts";

/** Mounts the dialog, closed. Returns a function that opens it with the text typed so far. */
export function mountSearchDialog(site: SearchSite, openPortal: OpenPortal): (typed: string) => void {
  adoptStyles(styles);
  const portal = openPortal(document.body);
  const draw = (isOpen: boolean, typed: string) =>
    portal.render(<SearchDialog site={site} isOpen={isOpen} typed={typed} onClose={() => draw(false, "")} />);
  // Where a hover has loaded it, opening it has less to do.
  draw(false, "");
  // Synchronously, so that the next key goes to its field.
  return (typed) => flushSync(() => draw(true, typed));
}
