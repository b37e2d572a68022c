import MarkdownIt from "markdown-it";
import { isSafeAddress } from "../shared/isSafeAddress.ts";
import type { CodeTools } from "./code/renderCode.ts";
import { collectPage } from "./collectPage.ts";
import type { CompiledPage } from "./compiledPage.ts";
import { createPageEnv } from "./pageEnv.ts";
import { blockMistakes } from "./plugins/blockMistakes.ts";
import { codeBlocks } from "./plugins/codeBlocks.ts";
import { containers } from "./plugins/containers.ts";
import { directives } from "./plugins/directives.ts";
import { docusaurusTabs } from "./plugins/docusaurusTabs.ts";
import { emoji } from "./plugins/emoji.ts";
import { footnotes } from "./plugins/footnotes.ts";
import { headings } from "./plugins/headings.ts";
import { images } from "./plugins/images.ts";
import { inlineCode } from "./plugins/inlineCode.ts";
import { jsx } from "./plugins/jsx.ts";
import { links } from "./plugins/links.ts";
import { rawHtml } from "./plugins/rawHtml.ts";
import { tables } from "./plugins/tables.ts";
import { taskLists } from "./plugins/taskLists.ts";
import { writingMistakes } from "./plugins/writingMistakes.ts";

export interface MarkdownSource {
  /** For messages. */
  file: string;
  /** The text after the front matter. */
  body: string;
  /** Line of the file on which the body begins. */
  firstLine: number;
  /** The text of the files whose code it shows, as it names them. */
  codeFiles?: Record<string, string>;
  /** Whether it is a part of other pages. */
  isPart?: boolean;
}

export type MarkdownCompiler = ReturnType<typeof createMarkdownCompiler>;

/** Returns the compiler of pages: parse once, collect once, render once. */
export function createMarkdownCompiler(tools: CodeTools) {
  const markdown = new MarkdownIt({ html: true, linkify: true })
    .use(docusaurusTabs)
    .use(jsx)
    .use(containers)
    .use(directives)
    .use(footnotes)
    .use(emoji)
    .use(rawHtml)
    .use(headings)
    .use(links)
    .use(images)
    .use(tables)
    .use(taskLists)
    .use(inlineCode)
    .use(writingMistakes)
    .use(blockMistakes)
    .use(codeBlocks(tools));
  markdown.validateLink = isSafeAddress;
  // Bare addresses become links if they have a scheme; names of hosts and files, and email addresses, stay text.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

  return ({ body, ...source }: MarkdownSource): CompiledPage => {
    const env = createPageEnv(source);
    const tokens = markdown.parse(body, env);
    return collectPage(tokens, env, (part) => markdown.renderer.render(part, markdown.options, env));
  };
}
