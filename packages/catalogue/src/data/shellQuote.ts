/** Quotes an argument for a shell, if it needs quotes; zsh expands a word that begins with an equals sign. */
export function shellQuote(text: string): string {
  return /^(?!=)[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
