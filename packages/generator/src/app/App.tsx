import { type ReactNode, useMemo, useState } from "react";
import type { NavFile } from "../shared/nav.ts";
import type { ShellView } from "../shared/shell.ts";
import { MAIN_ID } from "../shared/shellIds.ts";
import { withBase } from "../shared/url.ts";
import { Icon } from "./components/Icon.tsx";
import { PageContent } from "./components/PageContent.tsx";
import { AnnouncementBar } from "./components/shell/AnnouncementBar.tsx";
import { Footer } from "./components/shell/Footer.tsx";
import { Menu } from "./components/shell/Menu.tsx";
import { Navbar } from "./components/shell/Navbar.tsx";
import { messages } from "./messages/messages.ts";
import { type PageState, pathOf } from "./pageState.ts";
import { ShellContext } from "./shellContext.ts";

interface AppProps {
  shell: ShellView;
  page: PageState;
  sidebars: NavFile["sidebars"];
  onRetry?: (() => void) | undefined;
  /** Added in the browser only. */
  children?: ReactNode;
}

/** The shell with the current page, both in the build and in the browser. */
export function App({ shell, page, sidebars, onRetry, children }: AppProps) {
  const context = useMemo(
    () => ({ shell, sidebars, href: (path: string) => withBase(shell.baseUrl, path) }),
    [shell, sidebars],
  );
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const sidebar = useSidebarName(page);
  const path = pathOf(page);
  return (
    <ShellContext value={context}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {messages.skipToContent}
      </a>
      {shell.announcement && <AnnouncementBar announcement={shell.announcement} />}
      <Navbar path={path} />
      <div className={sidebar === null ? "shell" : "shell with-sidebar"}>
        <Menu
          path={path}
          sidebar={sidebar === null ? null : (sidebars[sidebar] ?? [])}
          onToggle={setDrawerOpen}
        />
        <main id={MAIN_ID} data-main="" tabIndex={-1} inert={isDrawerOpen}>
          <PageContent key={path} page={page} onRetry={onRetry} />
        </main>
      </div>
      <a className="back-to-top" href="#top" aria-label={messages.backToTop}>
        <Icon name="up" />
      </a>
      <Footer />
      {children}
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
