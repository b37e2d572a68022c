import { createStyleSheet } from "../../../../generator/src/client/lateStyles.ts";
import { hashToId } from "../../../../generator/src/client/scroll.ts";
import {
  anchorToKind,
  type ReferenceEntry,
  type ReferenceKind,
  referenceAnchor,
} from "../../reference/reference.ts";
import { loadReference, type ReferenceSite } from "../reference/loadReference.ts";
import { fillCard } from "./fillCard.ts";
import styles from "./keyCard.css?inline";
import { placeCard } from "./placeCard.ts";

export interface KeyCard {
  /** Shows the card of a link soon, if what called for it, the pointer or the focus, is still there. */
  show(link: HTMLElement, event: string): void;
}

/** A pointer that only crosses a link does not ask; one that leaves it may be on its way to the card. */
const DELAY = 150;

/** The one card of the document: what a linked key is, beside it, for as long as pointer or focus stay. */
export function createKeyCard(page: Document, site: ReferenceSite): KeyCard {
  const files = new Map<ReferenceKind, Promise<Map<string, ReferenceEntry>>>();
  const card = page.createElement("div");
  card.id = "key-card";
  card.role = "tooltip";
  card.popover = "manual";
  page.adoptedStyleSheets.push(createStyleSheet(styles));
  page.body.append(card);
  let shownFor: HTMLElement | null = null;
  /** The link whose card comes soon: the event that called for it passes the listeners below as well. */
  let askedFor: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function find(kind: ReferenceKind, id: string): Promise<ReferenceEntry | undefined> {
    const known = files.get(kind) ?? loadReference(kind, site).then(({ entries }) => byAnchor(kind, entries));
    files.set(kind, known);
    // A failed load is tried again by the next link.
    known.catch(() => files.delete(kind));
    return (await known).get(id);
  }

  function hide() {
    clearTimeout(timer);
    askedFor = null;
    if (!shownFor) return;
    shownFor.removeAttribute("aria-describedby");
    shownFor = null;
    card.hidePopover();
  }

  function isAbout(target: EventTarget | null) {
    return target instanceof Node && (card.contains(target) || shownFor?.contains(target) === true);
  }

  const isAskedFor = (target: EventTarget | null) =>
    target instanceof Node && askedFor?.contains(target) === true;

  page.addEventListener("pointerover", ({ target }) => {
    if (!shownFor || isAskedFor(target)) return;
    clearTimeout(timer);
    if (!isAbout(target) && !shownFor.matches(":focus-visible")) timer = setTimeout(hide, DELAY);
  });
  page.addEventListener("focusin", ({ target }) => {
    if (!isAbout(target) && !isAskedFor(target)) hide();
  });
  page.addEventListener("focusout", hide);
  page.addEventListener("click", ({ target }) => {
    if (!(target instanceof Node && card.contains(target))) hide();
  });
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });

  return {
    show(link, event) {
      // An entry's link to itself and the list of an explorer have nothing to add.
      if (link === shownFor || link.closest("dt, .explorer")) return;
      const isWanted = () => link.matches(event === "focusin" ? ":focus-visible" : ":hover");
      const id = hashToId(new URL(link.getAttribute("href") ?? "", link.baseURI).hash);
      const kind = anchorToKind(id);
      if (!kind || !isWanted()) return;
      const found = find(kind, id).catch(() => undefined);
      clearTimeout(timer);
      askedFor = link;
      timer = setTimeout(async () => {
        const entry = await found;
        if (!entry || !isWanted()) return;
        hide();
        fillCard(card, kind, entry);
        card.showPopover();
        placeCard(card, link);
        link.setAttribute("aria-describedby", card.id);
        shownFor = link;
      }, DELAY);
    },
  };
}

function byAnchor(kind: ReferenceKind, entries: ReferenceEntry[]): Map<string, ReferenceEntry> {
  return new Map(entries.map((entry) => [referenceAnchor(kind, entry.n), entry]));
}
