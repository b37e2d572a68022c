import type { SearchAnswer } from "@docs/search";
import { searchMessages as messages } from "./searchMessages.ts";

interface KindChipsProps {
  /** Tells the chips of the dialog and the page apart. */
  name: string;
  kinds: SearchAnswer["kinds"];
  /** Empty for all. */
  chosen: string;
  onChoose(kind: string): void;
}

const OWN: Record<string, string> = { docs: messages.kinds.docs, blog: messages.kinds.blog };

/** Narrows the results to one kind; radio buttons, so that arrow keys walk over them. */
export function KindChips({ name, kinds, chosen, onChoose }: KindChipsProps) {
  const known =
    kinds.some(({ kind }) => kind === chosen) || chosen === ""
      ? kinds
      : [...kinds, { kind: chosen, count: 0 }];
  if (known.length === 0) return null;
  const ordered = known.toSorted((one, other) => rank(one.kind).localeCompare(rank(other.kind)));
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className="search-kinds">
      <legend className="visually-hidden">{messages.kinds.label}</legend>
      {[{ kind: "", count: all }, ...ordered].map(({ kind, count }) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            aria-label={labelOf(kind)}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <span>{labelOf(kind)}</span> <small aria-hidden="true">{count}</small>
        </label>
      ))}
    </fieldset>
  );
}

function labelOf(kind: string): string {
  return kind === "" ? messages.kinds.all : (OWN[kind] ?? kind);
}

/** Docs, then blog, then the rest by name. */
function rank(kind: string): string {
  return { docs: "0", blog: "1" }[kind] ?? `2${kind}`;
}
