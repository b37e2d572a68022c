import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createStyleSheet } from "../createStyleSheet.ts";
import type { Store } from "../safeStore.ts";
import styles from "./dialog.css?inline";
import { SearchDialog } from "./SearchDialog.tsx";
import type { SearchSite } from "./searchSite.ts";

/** Puts the dialog into the document; the result opens it with what was typed meanwhile. */
export function mountSearchDialog(site: SearchSite, store: Store): (typed: string) => void {
  document.adoptedStyleSheets.push(createStyleSheet(styles));
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = (isOpen: boolean, typed: string) =>
    root.render(
      <SearchDialog
        site={site}
        store={store}
        isOpen={isOpen}
        typed={typed}
        onClose={() => draw(false, "")}
      />,
    );
  // At once: the next key goes to its field.
  return (typed) => flushSync(() => draw(true, typed));
}
