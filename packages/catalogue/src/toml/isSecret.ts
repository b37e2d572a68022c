import { SECRET_NAME } from "../data/secretNames.ts";
import { hasMacro } from "./valueForms.ts";

/** What is shown in place of a secret. */
export const MASK = "••••••••";

const CREDENTIALS = /^(\w+:\/\/[^/\s:@]*:)[^/\s@]+@/;

/** Whether a value is a password, key or token, or has one; a macro only names where the secret is. */
export function isSecret(text: string, { key, type }: { key: string; type?: string | undefined }): boolean {
  if (text === "" || hasMacro(text)) return false;
  return type === "secret" || SECRET_NAME.test(key) || CREDENTIALS.test(text);
}
