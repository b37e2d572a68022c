import {
  anchor,
  type Block,
  type Drawing,
  type Entry,
  type Inline,
  note,
  paragraph,
  prose,
  type SiteLinks,
} from "@docs/generator";

/** What links and search know of an entry. */
interface Listed {
  /** Stable, and the same on every page; without it no link leads to the entry. */
  id?: string;
  /** What search calls such entries; without it they are only rows of a table. */
  kind?: string;
  name: string;
  text: string;
}

interface ListedEntry<Links extends SiteLinks> extends Listed {
  id: string;
  /** Its name is the term unless there is another. */
  draw(links: Links): Omit<Entry, "id" | "term"> & { term?: string };
}

/** Entries as a list. */
export function listEntries<Links extends SiteLinks>(listed: ListedEntry<Links>[]): Drawing<Links> {
  return {
    ...findable(listed),
    draw(links) {
      const entries = listed.map(({ id, name, draw }) => ({ id, term: name, ...draw(links) }));
      return [{ type: "entries", entries }];
    },
  };
}

/** Entries as rows of a table; links lead to the first cell. */
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

/** The sentence about an entry, and the remark that may follow it. */
export function sentences(summary: string, remark: string | undefined): Block {
  return paragraph(...prose(summary), ...(remark ? [" ", note(prose(remark))] : []));
}

/** Sentences of the data may name keys and values in backquotes, which only some readers can show as code. */
export function plain(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(" ").replaceAll("`", "");
}
