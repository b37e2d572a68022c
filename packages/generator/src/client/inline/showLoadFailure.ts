/** Tells the visitor, and whoever hosts the site, that the page's script is not where the page expects it. */
export function showLoadFailure(base: string): void {
  const banner = document.createElement("p");
  banner.className = "load-failed";
  banner.role = "alert";
  banner.append(
    `Your site did not load properly: its script is missing. Is it served from the configured base URL, “${base}”?`,
  );
  document.body.prepend(banner);
}
