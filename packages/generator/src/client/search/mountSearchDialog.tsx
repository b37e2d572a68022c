import { flushSync } from "react-dom";
import { adoptStyles } from "../adoptStyles.ts";
import type { OpenPortal } from "../portals.tsx";
import styles from "./dialog.css?inline";
import type { LoadedSearch } from "./loadSearch.ts";
import { SearchDialog } from "./SearchDialog.tsx";

interface DialogHost {
  openPortal: OpenPortal;
  load(): Promise<LoadedSearch>;
  /** Called with the text of the field if the rest of the dialog cannot be loaded. */
  onFailure(text: string): void;
}

/** Mounts the dialog, closed and without its panel. */
export function mountSearchDialog({ openPortal, ...host }: DialogHost) {
  let isWanted = false;
  let opening = 0;
  adoptStyles(styles);
  const portal = openPortal(document.body);
  const draw = (typed: string) =>
    portal.render(<SearchDialog {...host} isWanted={isWanted} opening={opening} typed={typed} />);
  draw("");
  return {
    /** Loads the panel. */
    prepare() {
      if (isWanted) return;
      isWanted = true;
      draw("");
    },
    /** Opens the dialog with the text typed so far. */
    open(typed: string) {
      isWanted = true;
      opening++;
      // Synchronously: the next key goes to the field, and phones show their keyboard only within the tap.
      flushSync(() => draw(typed));
    },
  };
}
