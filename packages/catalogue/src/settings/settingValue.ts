/** The value of a key. The server stores every value as text. */
export type SettingValue =
  | { kind: "single"; text: string }
  | { kind: "list"; texts: string[] }
  /** `[{ if = …, then = … }, { else = … }]`. */
  | { kind: "conditional"; branches: Record<string, string>[] }
  /** A table header without settings. */
  | { kind: "empty" };

/** Whether the text contains `%{env:NAME}%`, `%{file:PATH}%` or `%{cfg:KEY}%`, which can expand to any value. */
export function hasMacro(text: string): boolean {
  return /%\{(env|file|cfg):[^}]*\}%/.test(text);
}
