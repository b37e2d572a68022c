import { join } from "node:path";
import { loadSite } from "../../packages/generator/src/build/loadSite.ts";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import type { SidebarItem as OwnItem } from "../../packages/generator/src/shared/nav.ts";

/** A page of ours in plain Markdown. */
export interface PlainPage {
  /** Without slashes at its ends. */
  path: string;
  title: string;
  description: string;
  /** Of a post; empty for other pages. */
  date: string;
  tags: string[];
  /** Begins with the title as a heading. */
  body: string;
}

/** As VitePress and Rspress write it. */
export type SidebarItem =
  | { text: string; collapsible: boolean; collapsed: boolean; items: SidebarItem[] }
  | { text: string; link: string };

export interface PlainContent {
  docs: PlainPage[];
  posts: PlainPage[];
  sidebar: SidebarItem[];
}

/** Reads docs and posts as the Markdown copies that our own build makes of them, which all generators read. */
export async function readContent(): Promise<PlainContent> {
  const folders = { content: join(projectRoot, "content"), public: join(projectRoot, "public") };
  const { config, site } = await loadSite({ ...folders, useCache: true, codeHash: "bench", print: () => {} });
  const last = site.versions.find(({ isLast }) => isLast);
  const pagesOf = (kind: "doc" | "post") =>
    site.routes.flatMap(({ view, markdown, version }): PlainPage[] => {
      const isOther = kind === "doc" && version !== last?.name;
      if (view.kind !== kind || markdown === null || isOther) return [];
      const { title, description, path } = view;
      const { date, tags } = view.kind === "post" ? view.post : { date: "", tags: view.tags };
      return [
        {
          path: path.replace(/^\/|\/$/g, ""),
          title,
          description,
          date,
          tags: tags.map(({ label }) => label),
          // Links lead to the same pages; images and the rarest languages are not there.
          body: markdown
            .replaceAll(/!\[([^\]]*)\]\([^()]*\)/g, "$1")
            .replaceAll(`](${config.url}/`, "](/")
            .replaceAll(/(```+)(?:sieve|haproxy|caddy)/g, "$1txt"),
        },
      ];
    });
  const sidebar = Object.values(last?.sidebars ?? {}).flatMap((items) => items.map(toItem));
  return { docs: pagesOf("doc"), posts: pagesOf("post"), sidebar };
}

function toItem(item: OwnItem): SidebarItem {
  return item.type === "category"
    ? { text: item.label, collapsible: true, collapsed: true, items: item.items.map(toItem) }
    : { text: item.label, link: item.href };
}

/** A page for generators that take the title from the text. */
export function titledPage({ title, description, body }: PlainPage): string {
  return `---\n${JSON.stringify({ title, description })}\n---\n${body}`;
}
