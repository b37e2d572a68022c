import type { PageState } from "../pageState.ts";
import { pageComponent } from "../pages/views.ts";
import { LoadError } from "./LoadError.tsx";
import { Spinner } from "./Spinner.tsx";

export interface PageContentProps {
  page: PageState;
  onRetry(): void;
}

/** The page area in each of its states. */
export function PageContent({ page, onRetry }: PageContentProps) {
  if (page.status === "loading") return <Spinner />;
  if (page.status === "error") return <LoadError error={page.error} onRetry={onRetry} />;
  const Page = pageComponent(page.view.kind);
  return <Page view={page.view} />;
}
