import type { SearchAnswer } from "../../../../search/src/search.ts";
import type { SearchState } from "./searchAddress.ts";
import { searchMessages as messages } from "./searchMessages.ts";

interface SearchFiltersProps {
  state: SearchState;
  sections: SearchAnswer["sections"];
  onState(state: SearchState): void;
}

const KINDS = [
  { value: "", label: messages.kinds.all },
  { value: "docs", label: messages.kinds.docs },
  { value: "blog", label: messages.kinds.blog },
] as const;

/** Narrows the results to docs or blog, and to one section of the docs. */
export function SearchFilters({ state, sections, onState }: SearchFiltersProps) {
  const own = sections.filter(({ kind }) => kind === "docs");
  const isKnown = own.some(({ label }) => label === state.section);
  return (
    <div className="search-filters">
      <fieldset>
        <legend className="visually-hidden">{messages.kinds.label}</legend>
        {KINDS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="kind"
              value={value}
              checked={state.kind === value}
              onChange={() =>
                onState({ ...state, kind: value, section: value === "blog" ? "" : state.section })
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      {state.kind !== "blog" && (own.length > 0 || state.section !== "") && (
        <label>
          {messages.section}{" "}
          <select
            name="section"
            value={state.section}
            onChange={(event) => onState({ ...state, section: event.currentTarget.value })}
          >
            <option value="">{messages.anySection}</option>
            {state.section !== "" && !isKnown && <option>{state.section}</option>}
            {own.map(({ label, count }) => (
              <option key={label} value={label}>{`${label} (${count})`}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
