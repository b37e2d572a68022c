/** Names under which the browser keeps a visitor's choices. */
export const STORAGE_KEYS = {
  colorMode: "theme",
  announcementId: "announcement.id",
  announcementDismissed: "announcement.dismissed",
  preferredVersion: "docs-preferred-version",
  tabs: "tabs",
  codeWrap: "code-wrap",
  /** In session storage. */
  sidebarScroll: "sidebar-scroll",
} as const;
