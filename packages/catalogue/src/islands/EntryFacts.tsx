import { releaseLabel } from "../data/historyIndex.ts";
import { marks, type ReferenceEntry, type ReferenceKind } from "../reference/reference.ts";

interface EntryFactsProps {
  kind: ReferenceKind;
  entry: ReferenceEntry;
  /** The page that explains it. */
  explained?: { href: string; label: string } | undefined;
}

/** What is said of an entry besides its sentence, the same in explorers and cards. */
export function EntryFacts({ kind, entry, explained }: EntryFactsProps) {
  const has = (mark: string) => entry.m?.includes(mark) ?? false;
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
      {has(marks.required) && <li>required</li>}
      {kind === "settings" && <li>{has(marks.local) ? "in config.toml" : "in the database"}</li>}
      {has(marks.enterprise) && <li>Enterprise</li>}
      {has(marks.metric) && <li>counted as a metric</li>}
      {entry.v !== undefined && <li>since {releaseLabel(entry.v)}</li>}
      {explained && (
        <li>
          See <a href={explained.href}>{explained.label}</a>
        </li>
      )}
    </ul>
  );
}
