import { takeEarlyKeys } from "../enhance/searchKeys.ts";

/** Shows a banner when the client's script cannot be loaded, and gives the keyboard back to the page. */
export function showLoadFailure(base: string): void {
  takeEarlyKeys();
  const banner = document.createElement("p");
  banner.className = "load-failed";
  banner.role = "alert";
  banner.append(
    `Your site did not load properly: its script is missing. Is it served from the configured base URL, “${base}”?`,
  );
  document.body.prepend(banner);
}
