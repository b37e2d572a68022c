import type { MarkdownIt, Token } from "markdown-it";
import type { Finding } from "../../shared/problem.ts";
import { fileLine, pageEnv, warn } from "../pageEnv.ts";

const ROW = /^\|.*\|\s*$/;
const DELIMITER_ROW = /^\|[|\s:-]+$/;
const UNREAD_HEADING = /^(#{2,}|#(?=[A-Z]))([^#\s].*)/;
const TOO_DEEP = /^#{7,}\s+(.*)/;
const UNREAD_TASK = /^(\[[ xX]\])([^\s([:].*)/;
/** What word processors have in front of an item. */
const BULLET = /^[•▪◦‣●○]\s*(.*)/;
const UNREAD_ITEM = /^([-+]|\d{1,2}[.)])([a-zA-Z].*)/;
const LATE_ITEM = /^\d{1,2}[.)] /;
/** The start of a block, or a whole sentence: neither is code. */
const NOT_CODE = /^(?::{3}|`{3}|#{1,6} |[-*] |\d{1,2}[.)] |[A-Z][\w',-]*(?: [\w',()-]+){2,}[.:]$)/;
/** Reported already. */
const FRONT_MATTER = /^[\w-]+:/;
const AFTER_LIST = ["paragraph_open", "fence", "bullet_list_open", "ordered_list_open"];

/** Reports lines that Markdown reads as text, or as part of another block, because of a space, an empty line or an indentation. */
export function blockMistakes(markdown: MarkdownIt) {
  markdown.core.ruler.push("block_mistakes", ({ tokens, src, env: shared }) => {
    const env = pageEnv(shared);
    const lines = src.split("\n");
    const found = (at: number, finding: Finding) => warn(env, { ...finding, line: fileLine(env, at) });
    /** The first line of the last item on each level. */
    const items = new Map<number, string>();
    tokens.forEach((token, at) => {
      const start = token.map?.[0] ?? 0;
      const before = tokens.slice(Math.max(0, at - 3), at);
      if (token.type === "inline" && before.at(-1)?.type === "paragraph_open") {
        const isAfterTable = before.slice(0, -1).some(({ type }) => type === "table_close");
        for (const [row, finding] of checkRows(token.content.split("\n"), isAfterTable))
          found(start + row, finding);
      }
      if (token.type === "inline" && /^[-=]$/.test(before.at(-1)?.markup ?? ""))
        checkUnderlined(token, start, found);
      if (token.type === "code_block") checkIndentedCode(token, start, found);
      const line = lines[start] ?? "";
      if (token.type === "list_item_open") {
        const above = before.at(-1)?.type === "list_item_close" ? items.get(token.level) : undefined;
        if (/[-*+]/.test(token.markup) && indentOf(line) > indentOf(above ?? line))
          found(start, deeperItem(line));
        items.set(token.level, line);
      }
      if (
        token.level === 0 &&
        /list_close$/.test(before.at(-1)?.type ?? "") &&
        AFTER_LIST.includes(token.type)
      )
        checkIndentation(line, items.get(1) ?? "", (finding) => found(start, finding));
    });
  });
}

/** Returns what is wrong with the lines of a paragraph, with their position. */
function* checkRows(rows: string[], isAfterTable: boolean): Iterable<[number, Finding]> {
  const isRow = (row = "") => ROW.test(row);
  const head = rows.findIndex((row, at) => isRow(row) && isRow(rows[at + 1]));
  const [first = ""] = rows;
  if (isAfterTable && isRow(first)) {
    const message = `The row belongs to no table: "${first}".`;
    yield [0, { rule: "table", message, hint: "Remove the line between it and the table above." }];
  } else if (head > 0 && DELIMITER_ROW.test(rows[head + 1] ?? "")) {
    const message = `The table belongs to the text above it, and is shown as written: "${rows[head]}".`;
    const hint = "Put an empty line above it; in a list, indent it as far as the text of its item.";
    yield [head, { rule: "table", message, hint }];
  } else if (head >= 0) {
    const message = `The table has no line below its head: "${rows[head]?.trim()}".`;
    const hint = `Write one with as many cells: ${rows[head]?.trim().replace(/[^|]+/g, "---")}`;
    yield [head, { rule: "table", message, hint }];
  }
  for (const [at, row] of rows.entries()) {
    const finding = checkRow(row, rows[at - 1], rows[at + 1]);
    if (finding) yield [at, finding];
  }
}

function checkRow(row: string, above = "", below = ""): Finding | null {
  const lacksSpace = (rule: string, what: string, written: string): Finding => {
    return { rule, message: `"${row}" is no ${what}: a space is missing.`, hint: `Write ${written}` };
  };
  const [, marks, title] = UNREAD_HEADING.exec(row) ?? [];
  if (marks) return lacksSpace("heading-space", "heading", `${marks} ${title}`);
  const [, box, task] = UNREAD_TASK.exec(row) ?? [];
  if (box) return lacksSpace("list", "task", `${box} ${task}`);
  const [, mark, item] = UNREAD_ITEM.exec(row) ?? [];
  if (mark && (UNREAD_ITEM.test(above) || UNREAD_ITEM.test(below)))
    return lacksSpace("list", "item of a list", `${mark} ${item}`);
  const deep = TOO_DEEP.exec(row)?.[1];
  if (deep) {
    const message = `"${row}" is no heading: there are six levels.`;
    return { rule: "heading-space", message, hint: `Write ###### ${deep}, or better fewer.` };
  }
  const bullet = BULLET.exec(row)?.[1];
  if (bullet) return { rule: "list", message: `"${row}" is no item of a list.`, hint: `Write - ${bullet}` };
  if (!LATE_ITEM.test(row) || !(above.endsWith(":") || LATE_ITEM.test(above))) return null;
  const message = `"${row}" is no item of a list: it belongs to the text above it.`;
  return { rule: "list", message, hint: "Put an empty line above the list, or begin it with 1." };
}

/** A thematic break right below a sentence makes a heading of it. */
function checkUnderlined({ content }: Token, at: number, found: (at: number, finding: Finding) => void) {
  if (!/[.,:;]$/.test(content) || FRONT_MATTER.test(content)) return;
  const message = `The line below the text makes a heading of it: "${content.split("\n", 1)[0]}".`;
  found(at, { rule: "underlined", message, hint: "Put an empty line between the two." });
}

function checkIndentedCode({ content }: Token, at: number, found: (at: number, finding: Finding) => void) {
  const [first = ""] = content.split("\n");
  if (!NOT_CODE.test(first.trim())) return;
  const message = `The text is shown as code, because of the spaces before it: "${first.trim()}".`;
  found(at, { rule: "indentation", message, hint: "Remove them; in a list, indent it as far as its item." });
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

function deeperItem(line: string): Finding {
  const message = `"${line.trim()}" is no part of the item above it: it is indented by ${indentOf(line)}.`;
  const hint = "Indent it as far as the text of that item, or as far as its mark.";
  return { rule: "indentation", message, hint };
}

/** What is indented, but not far enough for its item, ends the list. */
function checkIndentation(line: string, item: string, found: (finding: Finding) => void) {
  const indent = indentOf(line);
  const needed = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(item)?.[0].length ?? 0;
  if (indent === 0 || indent >= needed) return;
  const message = `"${line.trim()}" ends the list above it: it is indented by ${indent}.`;
  const hint = `Indent it by ${needed}, as far as the text of the item, or not at all.`;
  found({ rule: "indentation", message, hint });
}
