/** Tells the visitor, and whoever hosts the site, that the page's script is not where the page expects it. */
export function showLoadFailure(base: string): void {
  const title = document.createElement("strong");
  title.append("Your site did not load properly");
  const text = document.createElement("p");
  text.append(
    `Its script could not be loaded. The base URL is configured as “${base}”: check that the site is served from there.`,
  );
  const banner = document.createElement("div");
  banner.className = "load-failed";
  banner.role = "alert";
  banner.append(title, text);
  document.body.prepend(banner);
}
