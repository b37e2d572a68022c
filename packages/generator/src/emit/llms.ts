import type { SiteConfig } from "../config/siteConfig.ts";
import { groupBy } from "../shared/groupBy.ts";
import type { NavFile, SidebarItem } from "../shared/nav.ts";
import { keyToMarkdown, pathToKey } from "../shared/url.ts";
import { indexTrails } from "../site/docs/sidebarPlan.ts";
import type { Route, Site } from "../site/site.ts";
import type { OutputFile } from "./outputFile.ts";
import { SITE_FILES } from "./siteFiles.ts";

/** Returns `llms.txt`, the outline of the site for language models, and `llms-full.txt` with the full text. */
export function llms(config: SiteConfig, site: Site, toUrl: (path: string) => string): OutputFile[] {
  const written = site.routes.filter(({ markdown, head }) => markdown !== null && !head.noindex);
  const ordered = [
    ...inSidebarOrder(written, site.sidebars),
    ...written.filter(({ view }) => view.kind !== "doc"),
  ];
  const line = ({ path, view, questions }: Route) =>
    [
      `- [${view.title}](${toUrl(`/${keyToMarkdown(pathToKey(path))}`)}): ${view.description}`,
      ...(questions.length > 0 ? [`Asked as: ${questions.map(({ ask }) => ask).join("; ")}.`] : []),
    ].join(" ");
  const trails = new Map(Object.entries(site.sidebars).map(([name, items]) => [name, indexTrails(items)]));
  const groups = groupBy(ordered, (route) => groupOf(route, trails));
  const outline = [...groups].map(([title, routes]) => `## ${title}\n\n${routes.map(line).join("\n")}`);
  const intro = `# ${config.title}\n\n> ${config.tagline}\n`;
  const full = ordered.map(({ path, markdown }) => `<!-- ${toUrl(path)} -->\n\n${markdown}`);
  return [
    { path: SITE_FILES.outline, content: `${intro}\n${outline.join("\n\n")}\n` },
    { path: SITE_FILES.fullText, content: `${intro}\n${full.join("\n---\n\n")}` },
  ];
}

function groupOf({ view }: Route, trails: Map<string, ReturnType<typeof indexTrails>>): string {
  if (view.kind === "post") return "Blog";
  const trail = view.kind === "doc" ? trails.get(view.sidebar ?? "")?.get(view.path) : undefined;
  return trail?.[0]?.label ?? "Start";
}

function inSidebarOrder(routes: Route[], sidebars: NavFile["sidebars"]): Route[] {
  const order = Object.values(sidebars).flatMap(hrefs);
  const rank = new Map(order.map((href, at) => [href, at]));
  const docs = routes.filter(({ view }) => view.kind === "doc");
  return docs.toSorted((a, b) => (rank.get(a.path) ?? -1) - (rank.get(b.path) ?? -1));
}

function hrefs(items: SidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === "page" ? [item.href] : [item.href, ...hrefs(item.items)]));
}
