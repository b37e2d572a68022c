import { isExternal } from "../shared/url.ts";
import type { Block, Entry, Inline, Section } from "./nodes.ts";

/** Writes blocks for the plain copy of a page; every block ends with an empty line. */
export function writeMarkdown(blocks: Block[], toUrl: (path: string) => string): string {
  return blocks.map(block).join("");

  function block(node: Block): string {
    switch (node.type) {
      case "paragraph":
        return `${inline(node.children)}\n\n`;
      case "details":
        return `${escapeText(node.summary)}: ${inline(node.children)}\n\n`;
      case "entries":
        return node.entries.map(entry).join("");
      case "table":
        return table(node.head, node.rows);
      case "form":
        return table(
          ["Field", "Value"],
          node.groups.flatMap(({ heading, fields }) =>
            fields.map(({ label, value }) => [[heading ? `${heading} › ${label}` : label], value]),
          ),
        );
      case "list":
        return `${node.items.map((item) => `- ${inline(item)}`).join("\n")}\n\n`;
      case "code":
        return `\`\`\`${node.lang}\n${node.text}\n\`\`\`\n\n`;
      case "tabs":
        return node.tabs
          .map(({ label, children }) => `**${label}**\n\n${children.map(block).join("")}`)
          .join("");
      case "section":
        return section(node);
      case "island":
        return (node.markdown ?? [...node.children, ...(node.below ?? [])]).map(block).join("");
    }
  }

  function section({ heading, to, count, children }: Section): string {
    const name = inline([to === undefined ? heading : { type: "link", to, children: [heading] }]);
    return `**${name} ${count}**\n\n${children.map(block).join("")}`;
  }

  function entry({ term, chips, body, more = [] }: Entry): string {
    const facts = chips.length > 0 ? `${chips.map(inline).join(" · ")}\n\n` : "";
    const inside = `${facts}${body.map(block).join("")}${more.map(block).join("")}`;
    return `- ${writeCode(term)}\n\n${inside.replace(/^(?=.)/gm, "  ")}`;
  }

  function table(head: string[], rows: Inline[][][]): string {
    const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    const lines = [head, head.map(() => "---"), ...rows.map((row) => row.map(inline))].map(line);
    return `${lines.join("\n")}\n\n`;
  }

  function inline(nodes: Inline[]): string {
    return nodes.map(inlineNode).join("");
  }

  function inlineNode(node: Inline): string {
    if (typeof node === "string") return escapeText(node);
    switch (node.type) {
      case "code":
        return writeCode(node.text);
      case "strong":
        return `**${escapeText(node.text)}**`;
      case "small":
        return escapeText(node.text);
      case "badge":
        return node.tone;
      case "link":
        return `[${inline(node.children)}](${isExternal(node.to) ? node.to : toUrl(node.to)})`;
      case "note":
      case "anchor":
        return inline(node.children);
    }
  }
}

/** Escapes what would start a tag or an emphasis in running text. */
function escapeText(text: string): string {
  return text.replace(/[<*]/g, "\\$&");
}

function writeCode(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
