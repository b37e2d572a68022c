import type { SitePage } from "@docs/generator";

/** A sentence that tells a default: "`imap.timeout.idle` (default `30m`)". */
export interface StatedDefault {
  name: string;
  value: string;
  line: number;
}

const CODE = "`([^`\n]+)`";
const BETWEEN = "[^`.;|]{0,40}?";
/** How writers say it; in the last form the value comes in plain digits too. */
const FORMS = [
  new RegExp(`${CODE}${BETWEEN}\\b(?:defaults? to|is by default|default is|default:)\\s+${CODE}`, "g"),
  new RegExp(`\\bdefault (?:value )?of ${CODE} is ${CODE}`, "g"),
  new RegExp(`${CODE}${BETWEEN}\\((?:by )?default:? (?:${CODE}|(\\d[\\d,]*)(?=\\)))`, "g"),
];

/** Defaults that the text states beside the code they belong to, for comparing with the data. */
export function statedDefaults(page: Pick<SitePage, "body" | "bodyLine" | "snippets">): StatedDefault[] {
  return paragraphs(page).flatMap(({ text, line }) =>
    FORMS.flatMap((form) =>
      [...text.matchAll(form)].map(({ index, 1: name = "", 2: code, 3: digits }) => ({
        name,
        value: code ?? digits ?? "",
        line: line + text.slice(0, index).split("\n").length - 1,
      })),
    ),
  );
}

/** Paragraphs that speak of a default, with the line on which they begin; code blocks are left out. */
function paragraphs({ body, bodyLine, snippets }: Pick<SitePage, "body" | "bodyLine" | "snippets">) {
  const lines = body.split("\n");
  for (const { line, code } of snippets) {
    const first = line - bodyLine;
    lines.fill("", first, first + code.split("\n").length + 1);
  }
  const found: { text: string; line: number }[] = [];
  let start = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (lines[at]?.trim()) continue;
    const text = lines.slice(start, at).join("\n");
    if (text.includes("default")) found.push({ text, line: bodyLine + start });
    start = at + 1;
  }
  return found;
}
