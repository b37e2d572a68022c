import { hasMacro } from "./valueForms.ts";

/** What is shown in place of a secret. */
export const MASK = "••••••••";

const SECRET_KEY = /(^|[.-])(secret|secrets|password|private-key|api-key|token|license-key)(\.\d+)?$/;
const CREDENTIALS = /^(\w+:\/\/[^/\s:@]*:)[^/\s@]+@/;

/** Whether a value is a password, key or token, or has one; a macro only names where the secret is. */
export function isSecret(text: string, { key, type }: { key: string; type?: string | undefined }): boolean {
  if (text === "" || hasMacro(text)) return false;
  return type === "secret" || SECRET_KEY.test(key) || CREDENTIALS.test(text);
}
