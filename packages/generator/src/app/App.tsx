import { type ReactNode, useMemo, useState } from "react";
import type { Counterpart } from "../shared/page.ts";
import { MAIN_ID, type ShellView } from "../shared/shell.ts";
import { withBase } from "../shared/url.ts";
import { CrashNotice } from "./components/CrashNotice.tsx";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { Icon } from "./components/Icon.tsx";
import { PageContent, type PageState, pathOf } from "./components/PageContent.tsx";
import { AnnouncementBar } from "./components/shell/AnnouncementBar.tsx";
import { Footer } from "./components/shell/Footer.tsx";
import { Menu } from "./components/shell/Menu.tsx";
import type { SidebarsProps } from "./components/shell/MenuSidebar.tsx";
import { Navbar } from "./components/shell/Navbar.tsx";
import { messages } from "./messages/messages.ts";
import { ShellContext } from "./shellContext.ts";

const NOWHERE: Counterpart[] = [];

interface AppProps extends SidebarsProps {
  shell: ShellView;
  page: PageState;
  onRetry?: (() => void) | undefined;
  /** Added in the browser only. */
  children?: ReactNode;
}

/** The shell with the current page, both in the build and in the browser. */
export function App({ shell, page, onRetry, children, ...sidebars }: AppProps) {
  const elsewhere = (page.status === "loaded" && page.view.elsewhere) || NOWHERE;
  const context = useMemo(
    () => ({ shell, elsewhere, href: (path: string) => withBase(shell.baseUrl, path) }),
    [shell, elsewhere],
  );
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const sidebar = useSidebarName(page);
  const path = pathOf(page);
  const landing = page.status === "loaded" && page.view.kind === "landing" ? page.view : null;
  const content = <PageContent key={path} page={page} onRetry={onRetry} />;
  return (
    <ShellContext value={context}>
      <ErrorBoundary
        resetKey={page}
        fallback={(error, tryAgain) => (
          <main id={MAIN_ID} data-main="" tabIndex={-1}>
            <CrashNotice error={error} onTryAgain={tryAgain}>
              {content}
            </CrashNotice>
          </main>
        )}
      >
        <a className="skip-link" href={`#${MAIN_ID}`}>
          {messages.skipToContent}
        </a>
        {shell.announcement && <AnnouncementBar announcement={shell.announcement} />}
        <Navbar path={path} leadsTo={landing?.actions[0]?.href ?? path} />
        <div className={sidebar === null ? "shell" : "shell with-sidebar"}>
          <Menu path={path} sidebar={sidebar} {...sidebars} onToggle={setDrawerOpen} />
          <main id={MAIN_ID} data-main="" tabIndex={-1} inert={isDrawerOpen}>
            {content}
          </main>
        </div>
        <a className="back-to-top" href="#top" aria-label={messages.backToTop}>
          <Icon name="up" />
        </a>
        <Footer />
        {children}
      </ErrorBoundary>
    </ShellContext>
  );
}

/** Returns the name of the page's sidebar, or null without one. While a page is loading, the last one stays. */
function useSidebarName(page: PageState): string | null {
  const [last, setLast] = useState<string | null>(null);
  const current = page.status === "loaded" ? ("sidebar" in page.view ? page.view.sidebar : null) : last;
  if (current !== last) setLast(current);
  return current;
}
