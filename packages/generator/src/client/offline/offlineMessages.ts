/** What the page about kept pages says once it knows them. */
export const offlineMessages = {
  notKept: "You are offline, and the page at this address is not kept in your browser.",
  retry: "Retry",
  kept: "Pages in your browser",
  none: "No page is kept yet. Read some while you are connected.",
};
