import type { Entry, Pen } from "./pen.ts";

/** Writes for the Markdown twins of pages. */
export const markdownPen = createMarkdownPen((text) => text.replace(/[<*]/g, "\\$&"));

/**
 * Blocks end with an empty line.
 * @param escapeText for running text: what would begin a tag or an emphasis.
 */
export function createMarkdownPen(escapeText: (text: string) => string): Pen {
  return {
    text: escapeText,
    code,
    prose: (text) =>
      text.replace(/`[^`]+`|[^`]+/g, (part) => (part.startsWith("`") ? part : escapeText(part))),
    strong: (text) => `**${escapeText(text)}**`,
    small: escapeText,
    note: (written) => written,
    level: (level) => level,
    link: (href, text) => `[${escapeText(text)}](${href})`,
    anchored: (_id, written) => written,
    paragraph: (written) => `${written}\n\n`,
    fold: (summary, written) => `${escapeText(summary)}: ${written}\n\n`,
    entryList: (entries) => entries.map(entryItem).join(""),
    table,
  };
}

/** As many backquotes around it as its text makes necessary. */
function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function entryItem({ term, chips, body, more = "" }: Entry): string {
  const facts = chips.length > 0 ? `${chips.join(" · ")}\n\n` : "";
  const inside = `${body}${facts}${more}`.replace(/^(?=.)/gm, "  ");
  return `- ${code(term)}\n\n${inside}`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return `${[line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")}\n\n`;
}
