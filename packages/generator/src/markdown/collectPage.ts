import type { Token } from "markdown-it";
import type { CompiledPage, Heading, InlineCode, Section } from "./compiledPage.ts";
import { toHtml } from "./html.ts";
import { eachInline, inlineText } from "./inlineTokens.ts";
import { fileLine, type PageEnv } from "./pageEnv.ts";

/** Headers of columns with messages that people paste into a search field. */
const SYMPTOMS = /^(symptom|message|error|reply|you see)\b/i;

type Render = (tokens: Token[]) => string;

/** Collects title, headings, sections and snippets of the parsed page in one pass, then renders it. */
export function collectPage(tokens: Token[], env: PageEnv, render: Render): CompiledPage {
  const { contentTitle, body } = takeTitle(tokens);
  const { headings } = env;
  const sections: Section[] = [{ id: null, heading: "", level: 1, text: "", phrases: [], symptoms: [] }];
  let firstParagraph = "";
  let firstColumn = "";

  body.forEach((token, at) => {
    const before = body[at - 1];
    if (token.type === "inline" && before?.type === "heading_open") {
      const heading = { ...readHeading(before, token, render), line: fileLine(env, before.map?.[0] ?? 0) };
      headings.push(heading);
      const { id, text, level } = heading;
      sections.push({ id, heading: text, level, text: "", phrases: [], symptoms: [] });
      return;
    }
    const text = token.type === "inline" ? inlineText(token) : token.type === "fence" ? token.content : "";
    const section = sections.at(-1);
    if (text && section) section.text += `${text}\n`;
    const isFirstCell = body[at - 2]?.type === "tr_open";
    if (isFirstCell && before?.type === "th_open") firstColumn = text;
    const isSymptom = isFirstCell && before?.type === "td_open" && SYMPTOMS.test(firstColumn);
    if (isSymptom) section?.symptoms.push(text);
    for (const phrase of codePhrases(token)) section?.[isSymptom ? "symptoms" : "phrases"].push(phrase);
    if (text && firstParagraph === "" && before?.type === "paragraph_open") firstParagraph = text;
  });

  return {
    html: toHtml(render(body), env),
    contentTitle,
    firstParagraph: firstParagraph.replace(/\s+/g, " ").trim(),
    headings,
    anchors: env.anchors,
    refs: env.refs,
    externalLinks: env.externalLinks,
    sections: sections.filter((section) => section.heading || section.text.trim()),
    snippets: env.snippets,
    rewrites: env.rewrites,
    inlineCodes: readInlineCodes(tokens, env),
    directives: env.directives,
    problems: env.problems,
  };
}

function codePhrases({ children }: Token): string[] {
  return (children ?? []).flatMap(({ type, content }) =>
    type === "code_inline" && content.includes(" ") ? [content] : [],
  );
}

/** Removes a leading H1 from the body: it is the page's title, which the layout renders. */
function takeTitle(tokens: Token[]): { contentTitle: string | null; body: Token[] } {
  const first = tokens.findIndex((token) => token.type !== "html_block" || token.content.trim() !== "");
  const [open, inline] = [tokens[first], tokens[first + 1]];
  if (open?.type !== "heading_open" || open.tag !== "h1" || !inline)
    return { contentTitle: null, body: tokens };
  return { contentTitle: inlineText(inline), body: [...tokens.slice(0, first), ...tokens.slice(first + 3)] };
}

function readHeading(open: Token, inline: Token, render: Render): Omit<Heading, "line"> {
  const kept = new Set(["text", "code_inline"]);
  const plain = (inline.children ?? []).filter((child) => kept.has(child.type));
  const copy = Object.assign(Object.create(Object.getPrototypeOf(inline)), inline, { children: plain });
  return {
    id: String(open.attrGet("id") ?? ""),
    level: Number(open.tag.slice(1)),
    html: render([copy]).trim(),
    text: inlineText(inline),
  };
}

function readInlineCodes(tokens: Token[], env: PageEnv): InlineCode[] {
  const inlineCodes: InlineCode[] = [];
  eachInline(tokens, env, ({ type, content: text }, line) => {
    if (type === "code_inline") inlineCodes.push({ text, line });
  });
  return inlineCodes;
}
