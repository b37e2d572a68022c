import type { PageState } from "../pageState.ts";
import { pageComponent } from "../pages/views.ts";
import { useHtml } from "../useHtml.ts";
import { LoadError } from "./LoadError.tsx";
import { Spinner } from "./Spinner.tsx";

export interface PageContentProps {
  page: PageState;
  onRetry(): void;
}

/** The page area in each of its states. `data-page` is where the browser finds the document's own page to adopt. */
export function PageContent({ page, onRetry }: PageContentProps) {
  if (page.status === "adopted") return <AdoptedPage html={page.html} />;
  if (page.status === "loading") return <Spinner />;
  if (page.status === "error") return <LoadError error={page.error} onRetry={onRetry} />;
  const Page = pageComponent(page.view.kind);
  return (
    <div data-page="">
      <Page view={page.view} />
    </div>
  );
}

/** The page the document came with: it is complete, so React takes it as it stands and nothing is sent twice. */
function AdoptedPage({ html }: { html: string }) {
  const own = useHtml(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the document's own HTML.
  return <div data-page="" suppressHydrationWarning dangerouslySetInnerHTML={own} />;
}
