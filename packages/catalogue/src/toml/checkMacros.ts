import type { ConfigFinding, ConfigText } from "./configText.ts";

const PAGE = "/docs/configuration/macros";
const MACRO = /%\{([^:}]*):?([^}]*)(\}%)?/g;

/** Checks that macros are complete, and that the keys they name are set. */
export function checkMacros(config: ConfigText): ConfigFinding[] {
  return config.groups.flatMap(({ key, setting, entries }) =>
    entries.flatMap(({ text, from }) =>
      [...text.matchAll(MACRO)].flatMap((match): ConfigFinding[] => {
        const [message, hint] = checkMacro(match, key, config) ?? [];
        if (!message) return [];
        return [
          { severity: "error", rule: "macro", message, hint, at: from, setting: setting?.key, page: PAGE },
        ];
      }),
    ),
  );
}

function checkMacro(
  [written, kind = "", name = "", end]: RegExpMatchArray,
  key: string,
  config: ConfigText,
): [message: string, hint: string] | null {
  // Variables in templates of mails have the same form.
  if (!/^(env|file|cfg)$/i.test(kind)) return null;
  if (kind !== kind.toLowerCase())
    return [`"${written}" is not replaced.`, `Write ${kind.toLowerCase()} in lower case.`];
  if (end === undefined) return [`The macro "${written}" does not end.`, "Close it with }%."];
  if (config.kind === "listing" && !config.isLocal(key))
    return [
      `"${key}" has a macro, but macros are not replaced in the database.`,
      "Write the value itself, or move the key to the file.",
    ];
  if (kind === "cfg" && !config.values.has(name))
    return [`The macro names "${name}", which the file does not set.`, `Set ${name}.`];
  return null;
}
