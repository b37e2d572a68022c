/** Returns `Page | Site`, or only the site's title for a page of the same name. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === siteTitle ? siteTitle : `${title} | ${siteTitle}`;
}
