/** Adds the complete stylesheet to a document that so far has only what its own page needs. */
export function loadStyles(page: Document, href: string): Promise<void> {
  const link = page.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((done) => {
    // A page without some of its styles is still a page: navigation goes on.
    link.onload = link.onerror = () => done();
    page.head.append(link);
  });
}
