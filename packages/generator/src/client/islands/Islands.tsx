import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { ErrorBoundary } from "../../app/components/ErrorBoundary.tsx";
import type { IslandProps } from "../../shared/island.ts";
import { startWorker } from "../startWorker.ts";
import { readTabChoices } from "../tabs.ts";
import { type IslandRegistry, type LoadedIsland, watchIslands } from "./watchIslands.ts";

interface IslandsProps extends Pick<IslandProps, "visit" | "baseUrl"> {
  /** Where marked elements are looked for. */
  findRoot(): HTMLElement | null;
  /** Changes with the page: its elements are new. */
  page: unknown;
  registry: IslandRegistry;
}

interface MountedIsland extends LoadedIsland {
  /** What the element showed before, and shows again if the island fails. */
  fallback: ChildNode[];
}

/** The islands of the current page, each drawn into its marked element by the one React tree. */
export function Islands({ findRoot, page, registry, visit, baseUrl }: IslandsProps) {
  const [mounted, setMounted] = useState<MountedIsland[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements.
  useEffect(() => {
    const root = findRoot();
    if (!root) return;
    const gone = new AbortController();
    watchIslands({ root, registry, onLoad: mount, signal: gone.signal });
    return () => {
      gone.abort();
      setMounted([]);
    };
  }, [page, registry]);

  function mount(island: LoadedIsland) {
    const fallback = [...island.element.childNodes];
    island.element.replaceChildren();
    // In the same task, so that no frame shows the element empty.
    flushSync(() => setMounted((others) => [...others, { ...island, fallback }]));
  }

  return mounted.map(({ element, Island, fallback }, at) =>
    createPortal(
      <ErrorBoundary fallback={() => null} onError={() => element.replaceChildren(...fallback)}>
        <Island
          element={element}
          fallback={fallback}
          visit={visit}
          startWorker={startWorker}
          readTabChoices={readTabChoices}
          baseUrl={baseUrl}
        />
      </ErrorBoundary>,
      element,
      `${at}`,
    ),
  );
}
