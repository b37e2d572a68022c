import { DomUtils, parseDocument } from "htmlparser2";
import { escapeMarkup } from "./plainMarkdown.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: unknown }>;

/** The lists and tables that directives draw, as Markdown: what every generator has to render from text. */
export function htmlToMarkdown(html: string): string {
  return blocks(parseDocument(html).children).trim();
}

function blocks(nodes: Node[]): string {
  return nodes.map(block).join("");
}

function block(node: Node): string {
  if (!("attribs" in node)) return DomUtils.textContent(node).trim() === "" ? "" : `${inline([node])}\n\n`;
  const { name, children, attribs } = node;
  if (name === "table") return `${table(node)}\n\n`;
  if (name === "ul")
    return `${tags(node, ["li"])
      .map((item) => inline(item.children))
      .join(" · ")}\n\n`;
  if (name === "div" && attribs["class"] === "entry") return entry(children);
  if (["dl", "dd", "div", "details"].includes(name)) return blocks(children);
  return `${inline(children)}\n\n`;
}

/** A definition as an item of a list, its text inside the item. */
function entry(children: Node[]): string {
  const lines = blocks(children).trim().split("\n");
  return `- ${lines.map((line, at) => (at === 0 || line === "" ? line : `  ${line}`)).join("\n")}\n\n`;
}

function table(node: Element): string {
  const [head = [], ...body] = tags(node, ["tr"]).map((row) =>
    tags(row, ["th", "td"]).map((cell) => inline(cell.children).replaceAll("|", "\\|")),
  );
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

function inline(nodes: Node[]): string {
  return nodes.map(inlineNode).join("").replace(/\s+/g, " ").trim();
}

function inlineNode(node: Node): string {
  if (!("attribs" in node)) return "data" in node && node.type !== "comment" ? escapeMarkup(node.data) : "";
  const { name, children, attribs } = node;
  if (name === "code") return codeSpan(DomUtils.textContent(node));
  const text = children.map(inlineNode).join("");
  if (name === "strong") return `**${text.trim()}**`;
  if (name === "p") return `${text} `;
  return name === "a" && /^https?:/.test(attribs["href"] ?? "") ? `[${text}](${attribs["href"]})` : text;
}

/** As many backquotes around it as its text makes necessary. */
function codeSpan(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function tags(node: Element, names: string[]): Element[] {
  return DomUtils.findAll((one) => names.includes(one.name), node.children) as Element[];
}
