import { hasMacro } from "../settings/settingValue.ts";
import type { ConfigText } from "./configText.ts";

const SECRET_KEY = /(^|[.-])(secret|secrets|password|private-key|api-key|token|license-key)(\.\d+)?$/;
const CREDENTIALS = /^(\w+:\/\/[^/\s:@]*:)[^/\s@]+@/;

/** Returns the positions of passwords, keys and tokens in the text, except macros. */
export function secretRanges({ groups }: ConfigText): { from: number; to: number }[] {
  return groups.flatMap(({ key, setting, entries }) =>
    entries
      .filter(({ text }) => text !== "" && !hasMacro(text))
      .filter(({ text }) => setting?.type === "secret" || SECRET_KEY.test(key) || CREDENTIALS.test(text))
      .map(({ from, to }) => ({ from, to })),
  );
}
