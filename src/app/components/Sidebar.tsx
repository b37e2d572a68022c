import { messages } from "../messages/messages.ts";
import { SidebarItems, type SidebarItemsProps } from "./SidebarItems.tsx";

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
