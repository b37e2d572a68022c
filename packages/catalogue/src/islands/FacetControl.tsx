import { memo } from "react";
import type { Facet } from "./facets.ts";

interface FacetControlProps {
  facet: Facet;
  /** Empty for any. */
  value: string;
  onChoice(name: string, value: string): void;
}

/** A select, or a checkbox if there is only one value; memoized, so that typing does not render it again. */
export const FacetControl = memo(function FacetControl({ facet, value, onChoice }: FacetControlProps) {
  const { name, label, options } = facet;
  const [only, ...others] = options;
  if (only && others.length === 0) {
    return (
      <label className="explorer-switch">
        <input
          type="checkbox"
          name={name}
          checked={value === only.value}
          onChange={(event) => onChoice(name, event.currentTarget.checked ? only.value : "")}
        />
        {label}
      </label>
    );
  }
  return (
    <label className="explorer-choice">
      {label}
      <select name={name} value={value} onChange={(event) => onChoice(name, event.currentTarget.value)}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
});
