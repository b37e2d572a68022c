import type { PageView } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import { pageComponent } from "../pages/views.ts";
import { useDocumentTitle } from "../shellContext.ts";
import { CrashNotice } from "./CrashNotice.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LoadError } from "./LoadError.tsx";
import { Prose } from "./Prose.tsx";

/** The page area in each of its states. */
export function PageContent({ page, onRetry }: { page: PageState; onRetry?: (() => void) | undefined }) {
  if (page.status === "loading") return <Spinner />;
  if (page.status === "error") return <LoadError error={page.error} onRetry={onRetry} />;
  const { view } = page;
  return (
    <ErrorBoundary
      fallback={(error, tryAgain) => (
        <CrashNotice error={error} onTryAgain={tryAgain}>
          {"html" in view && <Prose html={view.html} />}
        </CrashNotice>
      )}
    >
      <LoadedPage view={view} />
    </ErrorBoundary>
  );
}

function Spinner() {
  useDocumentTitle(messages.loading);
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{messages.loading}</span>
    </div>
  );
}

function LoadedPage({ view }: { view: PageView }) {
  useDocumentTitle(view.title);
  const Page = pageComponent(view.kind);
  return <Page view={view} />;
}

/** The state of the page area. */
export type PageState =
  | { status: "loaded"; view: PageView }
  | { status: "loading"; path: string }
  | { status: "error"; path: string; error: Error };

/** Returns the current route, whether or not its page has been loaded. */
export function pathOf(page: PageState): string {
  return page.status === "loaded" ? page.view.path : page.path;
}
