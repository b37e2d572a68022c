import type { PageView } from "../../shared/page.ts";
import { messages } from "../messages/messages.ts";
import type { PageState } from "../pageState.ts";
import { pageComponent } from "../pages/views.ts";
import { useDocumentTitle } from "../useDocumentTitle.ts";
import { CrashNotice } from "./CrashNotice.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LoadError } from "./LoadError.tsx";
import { Prose } from "./Prose.tsx";

/** The page area in each of its states. */
export function PageContent({ page, onRetry }: { page: PageState; onRetry?: (() => void) | undefined }) {
  if (page.status === "loading")
    return (
      <div className="spinner" role="status">
        <span className="visually-hidden">{messages.loading}</span>
      </div>
    );
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

function LoadedPage({ view }: { view: PageView }) {
  useDocumentTitle(view.title);
  const Page = pageComponent(view.kind);
  return <Page view={view} />;
}
