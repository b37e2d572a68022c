import type { SiteConfig } from "../config/siteConfig.ts";
import { isMaintained } from "../content/readVersions.ts";
import { groupBy } from "../shared/groupBy.ts";
import { joinPath, keyToMarkdown, pathToKey } from "../shared/url.ts";
import type { SiteVersion } from "../site/docs/describeVersion.ts";
import { readingOrder } from "../site/docs/generateSidebar.ts";
import type { Route, Site } from "../site/site.ts";
import { divide } from "./shortFiles.ts";
import { type MadeFile, SITE_FILES } from "./siteFiles.ts";

const STATES = { none: "another release", unreleased: "not released", unmaintained: "an older release" };

type ToUrl = (path: string) => string;

/**
 * Returns `llms.txt`, which tells programs what the site is, which release each version describes and how to use it;
 * one such file for each version, section and the blog; and `llms-full.txt`, the text of the last version.
 */
export function llms(config: SiteConfig, site: Site, toUrl: ToUrl): MadeFile[] {
  const listed = site.routes.filter(
    ({ markdown, view, head }) => (markdown !== null || view.kind === "category") && !head.noindex,
  );
  const versions = site.versions.map((version) => outlineVersion(version));
  const lastVersion = versions.find(({ isLast }) => isLast);
  const posts = listed.filter(({ view }) => view.kind === "post");
  const blog = posts.length > 0 ? outline(config.blog.routeBase, config.blog.title, posts.map(toLine)) : null;
  const others = listed.filter(({ version, view }) => version === null && view.kind !== "post");
  const root = [
    heading(config.title, config.tagline),
    config.llms.instructions.trim(),
    ...list(
      "Versions of the documentation",
      versions.map(({ line }) => line),
    ),
    // Few programs read lists that only another list leads to.
    ...versions.flatMap(({ title, isListed, sections }) =>
      isListed ? list(`Sections of ${title}`, sections) : [],
    ),
    ...list("More", [...(blog ? [blog.line] : []), ...others.map(toLine)]),
  ];
  const full = (lastVersion?.pages ?? []).flatMap(({ path, markdown }) =>
    markdown === null ? [] : [`<!-- ${toUrl(path)} -->\n\n${markdown}`],
  );
  return [
    { path: SITE_FILES.outline, content: `${root.filter(Boolean).join("\n\n")}\n` },
    {
      path: SITE_FILES.fullText,
      content: `${heading(config.title, config.tagline)}\n\n${full.join("\n---\n\n")}`,
    },
    ...versions.flatMap(({ files }) => files),
    ...(blog?.files ?? []),
  ];

  function outlineVersion({ name, label, release, path, isLast, banner, sidebars }: SiteVersion) {
    const order = Object.values(sidebars).flatMap((items) => readingOrder(items));
    const indexByPath = new Map(order.map(({ href }, at) => [href, at] as const).reverse());
    const rank = (route: Route) => indexByPath.get(route.path) ?? -1;
    const pages = listed.filter((route) => route.version === name).toSorted((a, b) => rank(a) - rank(b));
    const sections = groupBy(pages, (route) => order[rank(route)]?.around[0] ?? null);
    const title = release ?? `${config.title} ${label}`;
    const outlines = [...sections].flatMap(([section, routes]) =>
      section === null
        ? []
        : [outline(joinPath(path, `${section.id}/`), `${section.label} (${title})`, routes.map(toLine))],
    );
    const lines = [...(sections.get(null) ?? []).map(toLine), ...outlines.map(({ line }) => line)];
    const whole = outline(path, `Documentation of ${title}`, lines);
    const state = isLast ? "the one to read" : STATES[banner];
    return {
      title,
      isLast,
      isListed: isLast || isMaintained({ banner }),
      pages,
      line: `${whole.line}: ${state}`,
      sections: lines,
      files: [...whole.files, ...outlines.flatMap(({ files }) => files)],
    };
  }

  /** Writes the files of a folder, each short enough to be read, and the line that links to the first. */
  function outline(folder: string, title: string, lines: string[]): { line: string; files: MadeFile[] } {
    const parts = divide(lines);
    // The first one of the whole site is another file.
    const pathOf = (at: number) =>
      joinPath(
        folder,
        at === 0 && folder !== "/" ? SITE_FILES.outline : SITE_FILES.outline.replace(".", `-${at + 1}.`),
      );
    const summary = `Part of ${toUrl(`/${SITE_FILES.outline}`)}, which says which release each version describes`;
    const files = parts.map((part, at) => {
      const next = at + 1 < parts.length ? `\n\nContinued in ${toUrl(pathOf(at + 1))}` : "";
      const content = `${[heading(title, summary), ...list("Contents", part)].join("\n\n")}${next}\n`;
      return { path: pathOf(at).slice(1), content };
    });
    return { line: `- [${title}](${toUrl(pathOf(0))})`, files };
  }

  function toLine({ path, view }: Route): string {
    return `- [${view.title}](${toUrl(`/${keyToMarkdown(pathToKey(path))}`)}): ${view.description}`;
  }
}

function heading(title: string, tagline: string): string {
  return [`# ${title}`, ...(tagline ? [`> ${tagline}`] : [])].join("\n\n");
}

function list(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`## ${title}\n\n${lines.join("\n")}`] : [];
}
