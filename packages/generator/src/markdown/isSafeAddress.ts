/** What a link may begin with to lead elsewhere; pictures may also be written out in the page. */
const ALLOWED = /^(https?:|mailto:|tel:|pathname:\/\/|\/\/|data:image\/(gif|png|jpeg|webp);)/i;

/** Whether an address of the text may stand in a page: one of this site, or of a known kind elsewhere. */
export function isSafeAddress(address: string): boolean {
  // Browsers pass over blanks and control characters.
  const read = address.replace(/[\s\p{Cc}]/gu, "");
  return ALLOWED.test(read) || !/^[a-z][a-z0-9+.-]*:/i.test(read);
}
