import { FacetControl } from "./FacetControl.tsx";
import type { Facet } from "./facets.ts";
import type { Filters } from "./filters.ts";

interface FacetsProps {
  facets: Facet[];
  chosen: Filters["chosen"];
  onChoice(name: string, value: string): void;
}

/** All that can be chosen besides what is typed. */
export function Facets({ facets, chosen, onChoice }: FacetsProps) {
  return facets.map((facet) => (
    <FacetControl key={facet.name} facet={facet} value={chosen[facet.name] ?? ""} onChoice={onChoice} />
  ));
}
