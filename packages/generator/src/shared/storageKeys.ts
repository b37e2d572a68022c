/** Keys of local storage; separate constants, so that each script bundles only those it uses. */
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
/** In session storage: search has reloaded the page once. */
export const searchReloaded = "search-reloaded";
