import { messages } from "../messages/messages.ts";
import { useHtml } from "../useHtml.ts";
import { SidebarItems, type SidebarItemsProps } from "./SidebarItems.tsx";

/** The sidebar the document came with: its links work, so nothing of it is sent twice. */
export function AdoptedSidebar({ html }: { html: string }) {
  return (
    <nav
      className="sidebar"
      aria-label={messages.sidebar.label}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the document's own HTML.
      dangerouslySetInnerHTML={useHtml(html)}
    />
  );
}

/** The documentation's contents. */
export function Sidebar(props: SidebarItemsProps) {
  return (
    <nav className="sidebar" aria-label={messages.sidebar.label}>
      <ul>
        <SidebarItems {...props} />
      </ul>
    </nav>
  );
}
