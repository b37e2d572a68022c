/** What stands behind a key. The server keeps every value as text, so texts are all there is. */
export type SettingValue =
  | { kind: "single"; text: string }
  | { kind: "list"; texts: string[] }
  /** `[{ if = …, then = … }, { else = … }]`. */
  | { kind: "conditional"; branches: Record<string, string>[] }
  /** A table header with nothing below it. */
  | { kind: "empty" };

/** `%{env:NAME}%`, `%{file:PATH}%` and `%{cfg:KEY}%` can stand for any value. */
export function hasMacro(text: string): boolean {
  return /%\{(env|file|cfg):[^}]*\}%/.test(text);
}
