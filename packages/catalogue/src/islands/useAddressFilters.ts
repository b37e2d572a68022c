import { useCallback, useEffect, useRef, useState } from "react";
import type { Facet } from "./facets.ts";
import { type Filters, readFilters, writeFilters } from "./filters.ts";

/** Filters that begin as the address says, and follow it when a link or a step through the history changes it. */
export function useAddressFilters(facets: Facet[]) {
  const [filters, setFilters] = useState(() => readFilters(location.search, facets));
  /** As read or written last. */
  const address = useRef({ path: location.pathname, search: location.search });

  useEffect(() => {
    function followAddress() {
      const { path, search } = address.current;
      // On the way to another page, its address is there before it is.
      if (location.pathname !== path || location.search === search) return;
      address.current = { path, search: location.search };
      setFilters(readFilters(location.search, facets));
    }
    // The router, which listens to both as well, changes the address without an event of its own.
    window.addEventListener("click", followAddress);
    window.addEventListener("popstate", followAddress);
    return () => {
      window.removeEventListener("click", followAddress);
      window.removeEventListener("popstate", followAddress);
    };
  }, [facets]);

  /** Puts filters into the address, without a new step of the history. */
  const saveAddress = useCallback((saved: Filters) => {
    const { path } = address.current;
    const search = writeFilters(saved);
    if (location.pathname !== path || location.search === search) return;
    address.current = { path, search };
    history.replaceState(history.state, "", path + search + location.hash);
  }, []);

  return { filters, setFilters, saveAddress };
}
