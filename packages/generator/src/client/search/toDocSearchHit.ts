import type { DocSearchHit } from "@docsearch/react";
import type { SearchFragment, SearchHit } from "../../../../search/src/search.ts";
import { escapeHtml } from "../../shared/escapeHtml.ts";
import { dialogMessages } from "./dialogMessages.ts";

/** A hit as the dialog knows it, with our own beside it: results are drawn from that one. */
export type DialogHit = DocSearchHit & { hit: SearchHit };

/**
 * The dialog groups by `lvl0`, so that holds the page's whole path. It shows recent and favorite hits as HTML made from
 * these strings, so they are escaped.
 */
export function toDocSearchHit(hit: SearchHit): DialogHit {
  const [page = "", anchor = null] = hit.url.split("#");
  const title = plain(hit.title);
  const heading = hit.heading && plain(hit.heading);
  const hierarchy = {
    lvl0: hit.path.map(escapeHtml).join(dialogMessages.pathSeparator),
    lvl1: escapeHtml(title),
    lvl2: heading === null ? null : escapeHtml(heading),
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: hit.url,
    url: hit.url,
    url_without_anchor: page,
    anchor,
    type: heading === null ? "lvl1" : "lvl2",
    content: null,
    hierarchy,
    hit,
    // Only read where the dialog draws a result itself, which it never does here.
    ...({ _highlightResult: { hierarchy: {} }, _snippetResult: {} } as Pick<
      DocSearchHit,
      "_highlightResult" | "_snippetResult"
    >),
  };
}

function plain(fragments: SearchFragment[]): string {
  return fragments.map(({ text }) => text).join("");
}
