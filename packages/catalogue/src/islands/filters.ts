import type { Facet } from "./facets.ts";

/** The filters of an explorer, which are also in the URL. */
export interface Filters {
  text: string;
  /** Chosen values by the name of their facet. */
  chosen: Readonly<Record<string, string>>;
}

export const noFilters: Filters = { text: "", chosen: {} };

const TEXT = "q";

/** Parses `?q=relay&component=stores`, ignoring unknown facets and values. */
export function readFilters(search: string, facets: Facet[]): Filters {
  const params = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const { name, options } of facets) {
    const value = params.get(name);
    if (value !== null && options.some((option) => option.value === value)) chosen[name] = value;
  }
  return { text: params.get(TEXT) ?? "", chosen };
}

/** Formats filters as the search part of a URL; empty without filters. */
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

/** Changes one facet; an empty value removes it. */
export function withChoice(chosen: Filters["chosen"], name: string, value: string): Filters["chosen"] {
  const { [name]: _, ...others } = chosen;
  return value ? { ...others, [name]: value } : others;
}
