import { Fragment } from "react";
import { releaseLabel } from "../data/historyIndex.ts";
import {
  type ReferenceEntry,
  type ReferenceFile,
  type ReferenceKind,
  settingAnchor,
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
  const { label, since } = entry;
  return (
    <ul className="chips">
      {kind === "permissions" && <li>{label ? `roles: ${label}` : "no built-in role"}</li>}
      {kind === "events" && <li className={`badge ${label}`}>{label}</li>}
      {(kind === "settings" || kind === "objects") && <li>{label}</li>}
      {entry.default !== undefined && (
        <li>
          default <code>{entry.default}</code>
        </li>
      )}
      {entry.required && <li>required</li>}
      {kind === "settings" && <li>{entry.local ? "in config.toml" : "in the database"}</li>}
      {entry.enterprise && <li>Enterprise</li>}
      {entry.metric && <li>counted as a metric</li>}
      {since !== undefined && <li>since {releaseLabel(since)}</li>}
      {pages && <EntryLinks entry={entry} pages={pages} />}
    </ul>
  );
}

function EntryLinks({ entry, pages }: { entry: ReferenceEntry; pages: PageLinks }) {
  const { explainedOn = [], settings = [] } = entry;
  return (
    <>
      {explainedOn.length > 0 && (
        <li>
          Explained in{" "}
          {explainedOn.map((position, at) => (
            <Fragment key={position}>
              {at > 0 && ", "}
              <a href={pages[position]?.href}>{pages[position]?.label}</a>
            </Fragment>
          ))}
        </li>
      )}
      {settings.length > 0 && (
        <li>
          Related settings{" "}
          {settings.map(([key, position]) => (
            <Fragment key={key}>
              <a href={`${pages[position]?.href}#${settingAnchor(key)}`}>
                <code>{key}</code>
              </a>{" "}
            </Fragment>
          ))}
        </li>
      )}
    </>
  );
}
