import type { SearchAnswer } from "@docs/search";
import { searchMessages as messages } from "../../app/messages/searchMessages.ts";

interface KindChipsProps {
  /** Name of the radio group: dialog and page can be shown at the same time. */
  name: string;
  kinds: SearchAnswer["kinds"];
  /** Empty for all kinds. */
  chosen: string;
  onChoose(kind: string): void;
}

const LABELS = new Map<string, string>(Object.entries(messages.kinds.own));

/** Filters the results by kind, as radio buttons; the first one holds the place of all until they are counted. */
export function KindChips({ name, kinds, chosen, onChoose }: KindChipsProps) {
  const counts = new Map(kinds.map(({ kind, count }) => [kind, count]));
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const others = [...new Set([...counts.keys(), chosen])].filter((kind) => !LABELS.has(kind)).sort();
  const labelled = [...LABELS.keys()].filter((kind) => counts.has(kind) || kind === chosen || kind === "");
  return (
    <fieldset className="search-kinds">
      <legend className="visually-hidden">{messages.kinds.label}</legend>
      {[...labelled, ...others].map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            aria-label={LABELS.get(kind) ?? kind}
            checked={kind === chosen}
            onChange={({ currentTarget }) => {
              onChoose(kind);
              currentTarget.parentElement?.scrollIntoView({ block: "nearest", inline: "center" });
            }}
          />
          <span>{LABELS.get(kind) ?? kind}</span>{" "}
          <small aria-hidden="true">
            {all === 0 ? "\u00a0" : kind === "" ? all : (counts.get(kind) ?? 0)}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
