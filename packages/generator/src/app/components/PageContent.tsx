import type { PageState } from "../pageState.ts";
import { pageComponent } from "../pages/views.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LoadError } from "./LoadError.tsx";
import { Spinner } from "./Spinner.tsx";

export interface PageContentProps {
  page: PageState;
  onRetry?: (() => void) | undefined;
}

/** The page area in each of its states. */
export function PageContent(props: PageContentProps) {
  return (
    <ErrorBoundary>
      <PageInState {...props} />
    </ErrorBoundary>
  );
}

function PageInState({ page, onRetry }: PageContentProps) {
  // The browser takes the page the document came with as it stands.
  if (page.status === "adopted") return null;
  if (page.status === "loading") return <Spinner />;
  if (page.status === "error") return <LoadError error={page.error} onRetry={onRetry} />;
  const Page = pageComponent(page.view.kind);
  return <Page view={page.view} />;
}
