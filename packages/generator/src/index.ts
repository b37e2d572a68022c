/** The public API for configurations and extensions. */
export { formatProblems } from "./check/report.ts";
export type { SiteConfigInput } from "./config/siteConfig.ts";
export type { ContentTree } from "./content/contentTree.ts";
export { parseYaml, withoutLongLines } from "./content/parseYaml.ts";
export type {
  ConnectedPage,
  Drawing,
  DrawnText,
  Extension,
  ExtensionInput,
  FenceKey,
  FencePlace,
  LoadedExtension,
  Mistake,
  SiteLinks,
  SitePage,
} from "./extension.ts";
export type { InlineCode, Snippet } from "./markdown/compiledPage.ts";
export {
  anchor,
  type Block,
  badge,
  code,
  codes,
  type Entry,
  type FormField,
  type Inline,
  link,
  note,
  paragraph,
  prose,
  small,
  strong,
} from "./nodes/nodes.ts";
export type { IslandProps } from "./shared/island.ts";
export { didYouMean, nearest } from "./shared/nearest.ts";
export { errorProblem, type Finding, type Problem, toProblem } from "./shared/problem.ts";
export { issuesToProblems } from "./shared/schemaProblems.ts";
