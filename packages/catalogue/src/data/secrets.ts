/** What keys of settings and fields of objects end in whose values are secrets. */
const SECRET_NAME =
  /(secrets?|password|(?:hmac|account|license|private|secret|api)-?key|otpcode|token|authorization)(\.\d+)?$/i;
const CREDENTIALS = /:\/\/[^/\s:@]*:[^/\s@]+@/;

/** Whether the value of a key or a field is a password, key or token, or a URL that has one. */
export function holdsSecret(key: string, value: string): boolean {
  return value !== "" && (SECRET_NAME.test(key) || CREDENTIALS.test(value));
}
