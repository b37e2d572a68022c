/** The title of the tab: `Page | Site`; a page named like the site does not repeat it. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === siteTitle ? siteTitle : `${title} | ${siteTitle}`;
}
