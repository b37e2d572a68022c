import { useCallback, useEffect, useRef, useState } from "react";
import type { Facet } from "./facets.ts";
import { type Filters, readFilters, writeFilters } from "./filters.ts";

/** Filters that are initialized from the URL, and follow it when a link or the history changes it. */
export function useUrlFilters(facets: Facet[]) {
  const [filters, setFilters] = useState(() => readFilters(location.search, facets));
  /** The URL as last read or written. */
  const lastUrl = useRef({ path: location.pathname, search: location.search });

  useEffect(() => {
    function followUrl() {
      const { path, search } = lastUrl.current;
      // During a navigation, the URL of the next page is set before the page is shown.
      if (location.pathname !== path || location.search === search) return;
      lastUrl.current = { path, search: location.search };
      setFilters(readFilters(location.search, facets));
    }
    // The router, which listens to the same events, changes the URL without dispatching one.
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("click", followUrl, { signal });
    window.addEventListener("popstate", followUrl, { signal });
    return () => listening.abort();
  }, [facets]);

  /** Writes filters to the URL without a new history entry. */
  const saveToUrl = useCallback((saved: Filters) => {
    const { path } = lastUrl.current;
    const search = writeFilters(saved);
    if (location.pathname !== path || location.search === search) return;
    lastUrl.current = { path, search };
    history.replaceState(history.state, "", path + search + location.hash);
  }, []);

  return { filters, setFilters, saveToUrl };
}
