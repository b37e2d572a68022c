import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { ErrorBoundary } from "../../app/components/ErrorBoundary.tsx";
import type { IslandProps } from "../../shared/island.ts";
import { startWorker } from "../browser/startWorker.ts";
import { type IslandRegistry, type LoadedIsland, watchIslands } from "./watchIslands.ts";

interface IslandsProps extends Pick<IslandProps, "visit" | "baseUrl"> {
  /** Changes when the marked elements do. */
  page: unknown;
  registry: IslandRegistry;
}

interface MountedIsland extends LoadedIsland {
  /** What the island is rendered into: the element, or the part of it that is marked. */
  place: HTMLElement;
  /** The own content of the place, restored if the island fails. */
  fallback: ChildNode[];
}

/** Renders the islands of the current page into their elements, through portals. */
export function Islands({ page, registry, visit, baseUrl }: IslandsProps) {
  const [mounted, setMounted] = useState<MountedIsland[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements.
  useEffect(() => {
    const root = document.querySelector<HTMLElement>("[data-main]");
    const unmounted = new AbortController();
    if (root) watchIslands({ root, registry, onLoad: mount, signal: unmounted.signal });
    return () => {
      unmounted.abort();
      setMounted([]);
    };
  }, [page, registry]);

  function mount(island: LoadedIsland) {
    const { element } = island;
    const place = element.querySelector<HTMLElement>("[data-island-place]") ?? element;
    const fallback = [...place.childNodes];
    place.replaceChildren();
    // In the same task, so that no frame shows the element empty.
    flushSync(() => setMounted((others) => [...others, { ...island, place, fallback }]));
  }

  return mounted.map(({ element, Island, place, fallback }, at) =>
    createPortal(
      <ErrorBoundary fallback={() => null} onError={() => place.replaceChildren(...fallback)}>
        <Island element={element} visit={visit} startWorker={startWorker} baseUrl={baseUrl} />
      </ErrorBoundary>,
      place,
      `${at}`,
    ),
  );
}
