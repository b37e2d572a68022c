import { useMemo } from "react";
import type { NavFile } from "../shared/nav.ts";
import type { ShellView } from "../shared/shell.ts";
import { AnnouncementBar } from "./components/AnnouncementBar.tsx";
import { ErrorBoundary } from "./components/ErrorBoundary.tsx";
import { Footer } from "./components/Footer.tsx";
import { Menu } from "./components/Menu.tsx";
import { Navbar } from "./components/Navbar.tsx";
import { PageContent } from "./components/PageContent.tsx";
import { messages } from "./messages/messages.ts";
import { type PageState, pathOf } from "./pageState.ts";
import { ParsedHtml, type TakeParsed } from "./parsedHtml.ts";
import { ShellContext, shellContextValue } from "./shellContext.ts";
import { useSidebar } from "./useSidebar.ts";

export interface AppProps {
  shell: ShellView;
  page: PageState;
  /** The complete sidebars, once the nav file has arrived. */
  sidebars: NavFile["sidebars"] | null;
  /** The sidebar the document came with, to be taken as it stands until then. */
  sidebarHtml?: string | undefined;
  /** Texts that the browser has parsed already. */
  takeParsed?: TakeParsed | undefined;
  onRetry(): void;
}

/** The whole document body: the shell that stays, and the page inside it that changes. */
export function App({ shell, page, sidebars, sidebarHtml, takeParsed = NOTHING_PARSED, onRetry }: AppProps) {
  const context = useMemo(() => shellContextValue(shell), [shell]);
  const sidebar = useSidebar(page, sidebars);
  const path = pathOf(page);
  return (
    <ShellContext value={context}>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      {shell.announcement && <AnnouncementBar announcement={shell.announcement} />}
      <Navbar path={path} />
      <div className={sidebar ? "shell with-sidebar" : "shell"}>
        <Menu path={path} sidebar={sidebar} adopted={sidebars ? undefined : sidebarHtml} />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary key={path}>
            <ParsedHtml value={takeParsed}>
              <PageContent page={page} onRetry={onRetry} />
            </ParsedHtml>
          </ErrorBoundary>
        </main>
      </div>
      <Footer />
    </ShellContext>
  );
}

const NOTHING_PARSED: TakeParsed = () => null;
