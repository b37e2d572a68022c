import type { Facet } from "./facets.ts";

/** What a visitor looks for, as the address bar shows it. */
export interface Filters {
  text: string;
  /** Chosen values by the name of their facet. */
  chosen: Readonly<Record<string, string>>;
}

export const noFilters: Filters = { text: "", chosen: {} };

const TEXT = "q";

/** Reads `?q=relay&component=stores`; facets and values that do not exist are left out. */
export function readFilters(search: string, facets: Facet[]): Filters {
  const params = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const { name, options } of facets) {
    const value = params.get(name);
    if (value !== null && options.some((option) => option.value === value)) chosen[name] = value;
  }
  return { text: params.get(TEXT) ?? "", chosen };
}

/** The same back; empty when nothing is chosen, with a question mark otherwise. */
export function writeFilters({ text, chosen }: Filters): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set(TEXT, text.trim());
  for (const [name, value] of Object.entries(chosen)) params.set(name, value);
  const written = params.toString();
  return written && `?${written}`;
}

export function isFiltered({ text, chosen }: Filters): boolean {
  return text.trim() !== "" || Object.keys(chosen).length > 0;
}

/** The chosen values with one facet changed; an empty value means any. */
export function choose(chosen: Filters["chosen"], name: string, value: string): Filters["chosen"] {
  const { [name]: _, ...others } = chosen;
  return value ? { ...others, [name]: value } : others;
}
