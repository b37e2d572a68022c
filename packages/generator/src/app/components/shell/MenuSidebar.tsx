import { memo, Suspense, use } from "react";
import type { NavFile } from "../../../shared/nav.ts";
import { messages } from "../../messages/messages.ts";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { Sidebar } from "./Sidebar.tsx";

export interface SidebarsProps {
  /** All sidebars; in the browser a file, for which the rest of the page does not wait. */
  sidebars: NavFile["sidebars"] | Promise<NavFile["sidebars"]>;
  /** Loads them again after a failure. */
  onReloadSidebars?: (() => void) | undefined;
}

interface MenuSidebarProps extends SidebarsProps {
  name: string;
  path: string;
}

/** The sidebar of the page. Memoized, because it stays as it is in the document until its data is there. */
export const MenuSidebar = memo(function MenuSidebar({ onReloadSidebars, ...sidebar }: MenuSidebarProps) {
  return (
    <ErrorBoundary
      fallback={(error, tryAgain) => (
        <div className="notice sidebar-failed" role="alert">
          <p>{`${messages.sidebar.failed}: ${error.message}`}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              onReloadSidebars?.();
              tryAgain();
            }}
          >
            {messages.crash.tryAgain}
          </button>
        </div>
      )}
    >
      <Suspense>
        <LoadedSidebar {...sidebar} />
      </Suspense>
    </ErrorBoundary>
  );
});

function LoadedSidebar({ name, sidebars, path }: MenuSidebarProps) {
  const loaded = sidebars instanceof Promise ? use(sidebars) : sidebars;
  return <Sidebar items={loaded[name] ?? []} path={path} />;
}
