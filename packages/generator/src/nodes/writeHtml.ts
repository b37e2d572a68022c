import { escapeHtml } from "../shared/escapeHtml.ts";
import { isExternal, withBase } from "../shared/url.ts";
import { breakableCode, codeHtml, openTableBox, TABLE_ROLES, TABS_START, tabHtml } from "./markup.ts";
import type { Block, Entry, FormField, Inline, Island, Section } from "./nodes.ts";

interface HtmlWriting {
  baseUrl: string;
  /** Returns a name for a group of tabs that no other one of the page has. */
  nameGroup?(): string;
  /** Returns the link target of code, if any; `entry` is the id of the surrounding entry. */
  linkCode(text: string, entry: string | null): string | null;
}

/** Writes blocks for a page. */
export function writeHtml(
  blocks: Block[],
  { baseUrl, nameGroup = () => "group", linkCode }: HtmlWriting,
): string {
  let entryId: string | null = null;
  let inTable = false;
  return blocks.map(block).join("");

  function block(node: Block): string {
    switch (node.type) {
      case "paragraph":
        return `<p>${inline(node.children)}</p>`;
      case "details":
        return `<details><summary>${escapeHtml(node.summary)}</summary><p>${inline(node.children)}</p></details>`;
      case "entries":
        return `<dl class="entries">${node.entries.map(entry).join("")}</dl>`;
      case "table":
        return table(node.head, node.rows);
      case "list":
        return `<ul>${node.items.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
      case "form":
        return form(node.groups);
      case "code":
        return codeHtml(node.lang, node.text);
      case "tabs":
        return tabs(node.tabs);
      case "section":
        return section(node);
      case "island":
        return island(node);
    }
  }

  function tabs(alternatives: { label: string; children: Block[] }[]): string {
    const group = nameGroup();
    const panels = alternatives.map(
      ({ label, children }, at) =>
        `${tabHtml({ group, at, label, isOpen: at === 0 })}${children.map(block).join("")}</div>`,
    );
    return `${TABS_START}${panels.join("")}</div>`;
  }

  function entry({ id, term, body, chips, more = [] }: Entry): string {
    entryId = id;
    const facts = chips.map((chip) => `<li>${inline(chip)}</li>`).join("");
    const written =
      `<div class="entry" id="${escapeHtml(id)}">` +
      `<dt><a href="#${escapeHtml(id)}">${breakableCode(term)}</a></dt>` +
      `<dd>${facts && `<ul class="chips">${facts}</ul>`}${body.map(block).join("")}${more.map(block).join("")}</dd></div>`;
    entryId = null;
    return written;
  }

  /** The section has the id, because a sticky heading is no place to scroll to. */
  function section({ id, heading, to, count, children }: Section): string {
    const name = inline([to === undefined ? heading : { type: "link", to, children: [heading] }]);
    return `<section id="${escapeHtml(id)}"><h2>${name} <small>${count}</small></h2>${children.map(block).join("")}</section>`;
  }

  function table(head: string[], rows: Inline[][][]): string {
    inTable = true;
    const labels = head.map(escapeHtml);
    const open = (tag: string, attributes = "") => `<${tag} role="${TABLE_ROLES[tag]}"${attributes}>`;
    const headCells = labels.map((label) => `${open("th", ' scope="col"')}${label}</th>`);
    const bodyRows = rows.map((row) => {
      const cells = row.map((cell, at) => `${open("td", ` data-label="${labels[at]}"`)}${inline(cell)}</td>`);
      return `${open("tr")}${cells.join("")}</tr>`;
    });
    inTable = false;
    return (
      `${openTableBox(head.length)}${open("table")}${open("thead")}${open("tr")}${headCells.join("")}</tr></thead>` +
      `${open("tbody")}${bodyRows.join("")}</tbody></table></div>`
    );
  }

  function form(groups: { heading: string; fields: FormField[] }[]): string {
    inTable = true;
    const written = groups.map(({ heading, fields }) => {
      const entries = fields.map(
        ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${inline(value)}</dd></div>`,
      );
      return `${heading && `<p>${escapeHtml(heading)}</p>`}<dl>${entries.join("")}</dl>`;
    });
    inTable = false;
    return `<div class="form">${written.join("")}</div>`;
  }

  function island({ name, data, children, below }: Island): string {
    const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
    const fallback = children.map(block).join("");
    const content = below
      ? `<div data-island-place>${fallback}</div><div>${below.map(block).join("")}</div>`
      : fallback;
    return `<div data-island="${escapeHtml(name)}"${attributes.join("")}>${content}</div>`;
  }

  function inline(nodes: Inline[]): string {
    return nodes.map(inlineNode).join("");
  }

  function inlineNode(node: Inline): string {
    if (typeof node === "string") return escapeHtml(node);
    switch (node.type) {
      case "code":
        return writeCode(node.text, linkCode(node.text, entryId), inTable);
      case "strong":
      case "small":
        return `<${node.type}>${escapeHtml(node.text)}</${node.type}>`;
      case "note":
        return `<span class="note">${inline(node.children)}</span>`;
      case "badge":
        return `<span class="badge ${escapeHtml(node.tone)}">${escapeHtml(node.tone)}</span>`;
      case "link":
        return isExternal(node.to)
          ? `<a href="${escapeHtml(node.to)}" rel="noopener">${inline(node.children)}</a>`
          : `<a href="${escapeHtml(withBase(baseUrl, node.to))}">${inline(node.children)}</a>`;
      case "anchor":
        return `<span id="${escapeHtml(node.id)}">${inline(node.children)}</span>`;
    }
  }
}

/** Writes inline code, inside a link if it has a target. */
export function writeCode(text: string, href: string | null, breaks: boolean): string {
  const written = breaks ? breakableCode(text) : `<code>${escapeHtml(text)}</code>`;
  return href === null ? written : `<a href="${escapeHtml(href)}">${written}</a>`;
}
