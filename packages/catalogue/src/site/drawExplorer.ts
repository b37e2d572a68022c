import { escapeHtml } from "../../../generator/src/shared/escapeHtml.ts";
import { withBase } from "../../../generator/src/shared/url.ts";
import { type ReferenceFile, type ReferenceKind, referenceAnchor } from "../reference.ts";

interface Explored {
  kind: ReferenceKind;
  file: ReferenceFile;
  baseUrl: string;
}

/** Everything of a kind as a plain list, and the place where the browser puts its filters. */
export function drawExplorer({ kind, file, baseUrl }: Explored): string {
  const groups = file.pages.map((page, position) => {
    const entries = file.entries.filter(({ p }) => p === position);
    return entries.length > 0 ? group(page, entries) : "";
  });
  return (
    `<div data-island="explorer" data-kind="${kind}"></div>` +
    `<div class="explorer-all">${groups.join("")}</div>`
  );

  function group([path, label]: [string, string], entries: ReferenceFile["entries"]): string {
    const href = escapeHtml(withBase(baseUrl, path));
    const items = entries.map(({ n: name, t: type }) => {
      const address = `${href}#${escapeHtml(referenceAnchor(kind, name))}`;
      return `<li><a href="${address}">${escapeHtml(name)}</a> ${escapeHtml(type)}</li>`;
    });
    return (
      `<section><h2><a href="${href}">${escapeHtml(label)}</a> <small>${entries.length}</small></h2>` +
      `<ul>${items.join("")}</ul></section>`
    );
  }
}

/** The same in few lines of Markdown: the pages, and how much each of them explains. */
export function listExplored({ pages, entries }: ReferenceFile, toUrl: (path: string) => string): string {
  return pages
    .map(([path, label], position) => ({
      path,
      label,
      count: entries.filter(({ p }) => p === position).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ path, label, count }) => `- [${label}](${toUrl(path)}): ${count}`)
    .join("\n");
}
