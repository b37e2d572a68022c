import type { DocumentState } from "../shared/shell.ts";

/** What the document tells about itself; throws a sentence when it does not. */
export function readDocumentState({ dataset }: Pick<HTMLElement, "dataset">): DocumentState {
  const { build, path, styles = null, sidebar = null } = dataset;
  if (!build || !path) {
    throw new Error("The document's #root element names no build or no path, so the page cannot start.");
  }
  return { build, path, styles, sidebar };
}
