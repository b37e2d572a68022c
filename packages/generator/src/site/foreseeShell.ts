import type { SiteConfig } from "../config/siteConfig.ts";
import type { Outline } from "../content/loadContent.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { ShellView } from "../shared/shell.ts";
import { buildShell } from "./buildShell.ts";
import { planDocs } from "./planDocs.ts";

/** The shell as it most likely will be, known before any page is compiled: it needs their addresses, not their text. */
export function foreseeShell(config: SiteConfig, { docs, categories }: Outline): ShellView {
  const pages = docs.map((doc) => ({ ...doc, page: NOT_COMPILED, updated: null, key: "" }));
  const { version } = planDocs({ config, tree: { docs: pages, categories }, problems: [] });
  return buildShell(config, version, []).shell;
}

const NOT_COMPILED: CompiledPage = {
  html: "",
  excerptHtml: null,
  contentTitle: null,
  firstParagraph: "",
  headings: [],
  anchors: [],
  refs: [],
  sections: [],
  snippets: [],
  inlineCodes: [],
  statedDefaults: [],
  directives: [],
  words: 0,
  problems: [],
};
