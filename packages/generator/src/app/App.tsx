import { useMemo } from "react";
import type { NavFile } from "../shared/nav.ts";
import type { ShellView } from "../shared/shell.ts";
import { AnnouncementBar } from "./components/AnnouncementBar.tsx";
import { Footer } from "./components/Footer.tsx";
import { Menu } from "./components/Menu.tsx";
import { Navbar } from "./components/Navbar.tsx";
import { messages } from "./messages/messages.ts";
import { type PageState, pathOf } from "./pageState.ts";
import { ShellContext, shellContextValue } from "./shellContext.ts";
import { useHtml } from "./useHtml.ts";
import { useSidebar } from "./useSidebar.ts";

export interface AppProps {
  shell: ShellView;
  page: PageState;
  /** The complete sidebars, once the nav file has arrived. */
  sidebars: NavFile["sidebars"] | null;
  /** The sidebar the document came with, to be taken as it stands until then. */
  sidebarHtml?: string | undefined;
  /** What the main element holds to begin with: pages are drawn there by themselves, apart from the shell. */
  mainHtml: string;
}

/** The shell, which stays while the page inside of it changes. */
export function App({ shell, page, sidebars, sidebarHtml, mainHtml }: AppProps) {
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
        <Main html={mainHtml} />
      </div>
      <Footer />
    </ShellContext>
  );
}

/** It is complete, so React takes it as it stands, nothing is sent twice, and what is in it later is not React's concern. */
function Main({ html }: { html: string }) {
  const own = useHtml(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the document's own HTML.
  return <main id="main" tabIndex={-1} suppressHydrationWarning dangerouslySetInnerHTML={own} />;
}
