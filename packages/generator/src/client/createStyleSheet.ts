/** Styles of code that comes by itself, for `adoptedStyleSheets`: the document's policy allows no style element for them. */
export function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
