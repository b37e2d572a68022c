/** Names under which the browser keeps a visitor's choices; constants of their own, so that a script ships only what it uses. */
export const colorMode = "theme";
export const announcementId = "announcement.id";
export const announcementDismissed = "announcement.dismissed";
export const preferredVersion = "docs-preferred-version";
export const tabs = "tabs";
export const codeWrap = "code-wrap";
export const openCategories = "sidebar-categories";
/** In session storage. */
export const sidebarScroll = "sidebar-scroll";
/** In session storage. */
export const scrollPositions = "scroll-positions";
/** In session storage: search has made the page load itself again once. */
export const searchReloaded = "search-reloaded";
