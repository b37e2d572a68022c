import type { ConfigFinding, ConfigGroup, ConfigText } from "./configText.ts";

const PAGE = "/docs/configuration/macros";
const MACRO = /%\{([^:}]*):?([^}]*)(\}%)?/g;

/** Macros must be complete, and name what exists as far as the text can tell. */
export function checkMacros(config: ConfigText): ConfigFinding[] {
  return config.groups.flatMap((group) =>
    group.entries.flatMap(({ text, from }) =>
      text.includes("%{")
        ? Array.from(text.matchAll(MACRO)).flatMap((match) => {
            const wrong = checkMacro(match, group, config);
            return wrong
              ? [{ rule: "macro", at: from, setting: group.setting?.key, page: PAGE, ...wrong }]
              : [];
          })
        : [],
    ),
  );
}

function checkMacro(
  [written, kind = "", name = "", end]: RegExpMatchArray,
  { key }: ConfigGroup,
  config: ConfigText,
): Pick<ConfigFinding, "severity" | "message" | "hint"> | null {
  // Templates of mails have variables of the same form.
  if (!/^(env|file|cfg)$/i.test(kind)) return null;
  if (kind !== kind.toLowerCase())
    return {
      severity: "error",
      message: `"${written}" is not replaced.`,
      hint: `Write ${kind.toLowerCase()} in lower case.`,
    };
  if (end === undefined)
    return { severity: "error", message: `The macro "${written}" does not end.`, hint: "Close it with }%." };
  if (config.kind === "listing" && !config.isLocal(key))
    return {
      severity: "error",
      message: `"${key}" has a macro, but macros are not replaced in the database.`,
      hint: "Write the value itself, or move the key to the file.",
    };
  if (kind === "cfg" && !config.values.has(name))
    return {
      severity: "error",
      message: `The macro names "${name}", which the file does not set.`,
      hint: `Set ${name}.`,
    };
  return null;
}
