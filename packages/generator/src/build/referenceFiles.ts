import type { NavFile } from "../shared/nav.ts";
import type { ReferenceFiles } from "../site/site.ts";
import { shortHash } from "./hash.ts";

/** The files that explorers and key cards fetch, under names that change with their content. */
export function referenceFiles(reference: ReferenceFiles) {
  const files = Object.entries(reference).map(([kind, file]) => {
    const content = JSON.stringify(file);
    return { kind, path: `assets/${kind}-${shortHash(content)}.json`, content };
  });
  const paths: NavFile["reference"] = Object.fromEntries(files.map(({ kind, path }) => [kind, `/${path}`]));
  return { files: files.map(({ path, content }) => ({ path, content })), paths };
}
