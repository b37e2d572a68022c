/** What keys of settings and fields of objects end in whose values are secrets. */
export const SECRET_NAME =
  /(secrets?|password|(?:hmac|account|license|private|secret|api)-?key|otpcode|token|authorization)(\.\d+)?$/i;
