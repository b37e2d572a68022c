import type { Token } from "markdown-it";

/** The words of an inline token as a reader hears them: no markup, images by their alternative text. */
export function inlineText(inline: Token): string {
  return (inline.children ?? []).map(childText).join("");
}

function childText(child: Token): string {
  if (child.type === "text" || child.type === "code_inline") return child.content;
  if (child.type === "softbreak" || child.type === "hardbreak") return " ";
  if (child.type === "image") return child.content;
  return "";
}
