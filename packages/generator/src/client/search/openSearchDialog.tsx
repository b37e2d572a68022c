import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { trustedTypes } from "../../shared/trusted.ts";
import { createStyleSheet } from "../createStyleSheet.ts";
import { asSearchClient } from "./asSearchClient.ts";
import styles from "./dialog.css?inline";
import { canRemember } from "./rememberedSearches.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import type { SearchSite } from "./searchSite.ts";

/** The dialog shows what the visitor opened before as HTML; escaped text is all it can be. */
trustedTypes?.createPolicy("default", { createHTML: (text) => (/[<>]/.test(text) ? null : text) });

export interface OpenDialog {
  close(): void;
}

/** Shows the dialog above the page; the focus returns to where it was. */
export function openSearchDialog(site: SearchSite, initialQuery: string, onClosed: () => void): OpenDialog {
  const sheet = createStyleSheet(styles);
  document.adoptedStyleSheets.push(sheet);
  const before = document.activeElement;
  const container = document.body.appendChild(document.createElement("div"));
  const search = asSearchClient(site.provider, site.reloadOnce);
  // Before React hears of it, whose work on the letter the search need not wait for.
  container.addEventListener(
    "input",
    ({ target }) => search.askAhead((target as HTMLInputElement).value),
    true,
  );
  const root = createRoot(container);

  function close() {
    root.unmount();
    container.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((used) => used !== sheet);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    onClosed();
  }

  // At once: the next key goes to its field.
  flushSync(() =>
    root.render(
      <SearchDialog
        search={search.transform}
        initialQuery={initialQuery}
        searchPage={site.searchPage}
        reportUrl={site.reportUrl}
        canRemember={canRemember(() => localStorage)}
        scrollY={scrollY}
        visit={(url) => {
          close();
          site.visit(new URL(url, location.href));
        }}
        onClose={close}
      />,
    ),
  );
  return { close };
}
