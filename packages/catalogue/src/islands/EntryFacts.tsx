import { Fragment } from "react";
import { releaseLabel } from "../data/historyIndex.ts";
import {
  flags,
  type ReferenceEntry,
  type ReferenceFile,
  type ReferenceKind,
  referenceAnchor,
} from "../reference/reference.ts";

export type PageLinks = ReturnType<typeof pageLinks>;

/** Returns URL and label of the pages that entries refer to by index. */
export function pageLinks({ pages }: ReferenceFile, baseUrl: string) {
  return pages.map(([path, label]) => ({ href: baseUrl + path.slice(1), label }));
}

interface EntryFactsProps {
  kind: ReferenceKind;
  entry: ReferenceEntry;
  /** Without pages, the links are omitted. */
  pages?: PageLinks;
}

/** Shows the properties of an entry, in explorers and cards. */
export function EntryFacts({ kind, entry, pages }: EntryFactsProps) {
  const has = (flag: string) => entry.m?.includes(flag) ?? false;
  return (
    <ul className="chips">
      {kind === "permissions" && <li>{entry.t ? `roles: ${entry.t}` : "no built-in role"}</li>}
      {kind === "events" && <li className={`badge ${entry.t}`}>{entry.t}</li>}
      {kind === "settings" && <li>{entry.t}</li>}
      {entry.d !== undefined && (
        <li>
          default <code>{entry.d}</code>
        </li>
      )}
      {has(flags.required) && <li>required</li>}
      {kind === "settings" && <li>{has(flags.local) ? "in config.toml" : "in the database"}</li>}
      {has(flags.enterprise) && <li>Enterprise</li>}
      {has(flags.metric) && <li>counted as a metric</li>}
      {entry.v !== undefined && <li>since {releaseLabel(entry.v)}</li>}
      {pages && <EntryLinks entry={entry} pages={pages} />}
    </ul>
  );
}

function EntryLinks({ entry, pages }: { entry: ReferenceEntry; pages: PageLinks }) {
  const { h = [], r = [] } = entry;
  return (
    <>
      {h.length > 0 && (
        <li>
          Explained in{" "}
          {h.map((position, at) => (
            <Fragment key={position}>
              {at > 0 && ", "}
              <a href={pages[position]?.href}>{pages[position]?.label}</a>
            </Fragment>
          ))}
        </li>
      )}
      {r.length > 0 && (
        <li>
          Related settings{" "}
          {r.map(([key, position]) => (
            <Fragment key={key}>
              <a href={`${pages[position]?.href}#${referenceAnchor("settings", key)}`}>
                <code>{key}</code>
              </a>{" "}
            </Fragment>
          ))}
        </li>
      )}
    </>
  );
}
