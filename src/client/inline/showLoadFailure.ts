/** Tells the visitor, and whoever hosts the site, that the page's script is not where the page expects it. */
export function showLoadFailure(page: Document, base: string): void {
  const title = page.createElement("strong");
  title.textContent = "Your site did not load properly";
  const text = page.createElement("p");
  text.textContent = `Its script could not be loaded. The base URL is configured as “${base}”: check that the site is served from there. You can still read this page.`;
  const banner = page.createElement("div");
  banner.className = "load-failed";
  banner.setAttribute("role", "alert");
  banner.append(title, text);
  page.body.prepend(banner);
}
