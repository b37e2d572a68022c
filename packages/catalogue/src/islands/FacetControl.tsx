import { explorerMessages as messages } from "./explorerMessages.ts";
import type { Facet } from "./facets.ts";

interface FacetControlProps {
  facet: Facet;
  /** Empty for any. */
  value: string;
  onChoice(value: string): void;
}

/** A list of values to choose from, or a box to tick when there is only one. */
export function FacetControl({ facet: { name, label, options }, value, onChoice }: FacetControlProps) {
  const [only, ...others] = options;
  if (only && others.length === 0) {
    return (
      <label className="explorer-switch">
        <input
          type="checkbox"
          name={name}
          checked={value === only.value}
          onChange={(event) => onChoice(event.currentTarget.checked ? only.value : "")}
        />
        {label}
      </label>
    );
  }
  return (
    <label className="explorer-choice">
      {label}
      <select name={name} value={value} onChange={(event) => onChoice(event.currentTarget.value)}>
        <option value="">{messages.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
