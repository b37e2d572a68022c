import { holdsSecret } from "../data/secrets.ts";
import { hasMacro } from "./valueForms.ts";

/** What is shown in place of a secret. */
export const MASK = "••••••••";

/** Whether a value is a password, key or token, or has one; a macro only names where the secret is. */
export function isSecret(text: string, { key, type }: { key: string; type?: string | undefined }): boolean {
  return !hasMacro(text) && ((type === "secret" && text !== "") || holdsSecret(key, text));
}
