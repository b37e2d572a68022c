/** Allowed schemes; images may also be data URLs. */
const ALLOWED = /^(https?:|mailto:|tel:|pathname:\/\/|\/\/|data:image\/(gif|png|jpeg|webp);)/i;

/** For schemas. */
export const SAFE_ADDRESS = "Begin it with https:, http:, mailto:, tel: or /";

/** Returns whether an address is relative or has an allowed scheme. */
export function isSafeAddress(address: string): boolean {
  // Browsers ignore white space and control characters.
  const read = address.replace(/[\s\p{Cc}]/gu, "");
  return ALLOWED.test(read) || !/^[a-z][a-z0-9+.-]*:/i.test(read);
}
