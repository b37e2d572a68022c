import {
  anchor,
  type Block,
  code,
  codes,
  type Drawing,
  type Entry,
  type Inline,
  link,
  note,
  paragraph,
  prose,
  type SiteLinks,
} from "@docs/generator";
import type { ReferenceLinks } from "../reference/connectReference.ts";

interface Listed {
  /** The anchor, the same on every page; without it the entry cannot be linked. */
  id?: string;
  /** The label of such entries in search; without it the entry is only a table row. */
  kind?: string;
  name: string;
  text: string;
}

interface ListedEntry<Links extends SiteLinks> extends Listed {
  id: string;
  /** The term defaults to the name. */
  draw(links: Links, path: string): Omit<Entry, "id" | "term"> & { term?: string };
}

/** Draws entries as a list. */
export function listEntries<Links extends SiteLinks>(listed: ListedEntry<Links>[]): Drawing<Links> {
  return {
    ...findable(listed),
    draw(links, path) {
      const entries = listed.map(({ id, name, draw }) => ({ id, term: name, ...draw(links, path) }));
      return [{ type: "entries", entries }];
    },
  };
}

/** Draws entries as rows of a table; the anchor is in the first cell. */
export function listRows(head: string[], listed: (Listed & { cells: Inline[][] })[]): Drawing {
  const rows = listed.map(({ id, cells: [first = [], ...others] }) => [
    id === undefined ? first : [anchor(id, ...first)],
    ...others,
  ]);
  return { ...findable(listed), draw: () => [{ type: "table", head, rows }] };
}

function findable(listed: Listed[]): Pick<Drawing, "anchors" | "entries"> {
  return {
    anchors: listed.flatMap(({ id }) => id ?? []),
    entries: listed.map(({ id = null, kind = "", name, text }) => ({
      anchor: kind ? id : null,
      kind,
      name,
      text,
    })),
  };
}

/** A paragraph with the summary of an entry and an optional remark. */
export function sentences(summary: string, remark: string | undefined): Block {
  return paragraph(...prose(summary), ...(remark ? [" ", note(prose(remark))] : []));
}

/** Links to the pages that explain an entry, by their ids, but not to the page itself. */
export function explainedChips(ids: string[], { findDoc }: ReferenceLinks, own: string): Inline[][] {
  const pages = ids.flatMap((id) => findDoc(id) ?? []).filter(({ path }) => path !== own);
  const named = pages.flatMap(({ path, label }, at) => [
    at === 0 ? "Explained in " : ", ",
    link(path, label),
  ]);
  return named.length > 0 ? [named] : [];
}

interface Parameter {
  summary: string;
  values?: string[] | undefined;
  default?: string | undefined;
  environment?: string | undefined;
}

/** The meaning of a parameter of a command or an endpoint, with its values and default. */
export function describeParameter({ summary, values, default: usual, environment }: Parameter): Inline[] {
  return [
    ...prose(summary),
    ...(values ? [" One of ", ...codes(values), "."] : []),
    ...(usual ? prose(` Default: ${usual}.`) : []),
    ...(environment ? [" Also ", code(environment), "."] : []),
  ];
}

/** Joins sentences of the data without their backquotes, for places that cannot show code. */
export function plain(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(" ").replaceAll("`", "");
}

/** An anchor from a name that has other characters than letters and digits. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
}
