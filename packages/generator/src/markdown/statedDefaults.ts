import type { Token } from "markdown-it";
import type { StatedDefault } from "./compiledPage.ts";
import { fileLine, type PageEnv } from "./pageEnv.ts";

const CODE = "\u0001([^\u0001\u0002]+)\u0002";
const BETWEEN = "[^\u0001\u0002.;]{0,40}?";
/** How writers say it; in the last form the value comes in plain digits too. */
const FORMS = [
  new RegExp(`${CODE}${BETWEEN}\\b(?:defaults? to|is by default|default is|default:)\\s+${CODE}`, "g"),
  new RegExp(`\\bdefault (?:value )?of ${CODE} is ${CODE}`, "g"),
  new RegExp(`${CODE}${BETWEEN}\\((?:by )?default:? (?:${CODE}|(\\d[\\d,]*)(?=\\)))`, "g"),
];

/** Defaults that the text states beside the code they belong to, for comparing with the data. */
export function statedDefaults(tokens: Token[], env: PageEnv): StatedDefault[] {
  let blockLine = 0;
  return tokens.flatMap(({ type, map, content, children }) => {
    blockLine = map?.[0] ?? blockLine;
    // Few paragraphs have the word, and the forms take their time.
    if (type !== "inline" || !content.includes("default")) return [];
    return inParagraph(children ?? [], fileLine(env, blockLine));
  });
}

function inParagraph(children: Token[], firstLine: number): StatedDefault[] {
  const text = children.map(plainText).join("");
  return FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 1: name = "", 2: code, 3: digits }) => ({
      name,
      value: code ?? digits ?? "",
      line: firstLine + text.slice(0, index).split("\n").length - 1,
    })),
  );
}

function plainText({ type, content }: Token): string {
  if (type === "code_inline") return `\u0001${content}\u0002`;
  return type === "softbreak" || type === "hardbreak" ? "\n" : content;
}
