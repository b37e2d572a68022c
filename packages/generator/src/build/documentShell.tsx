import { renderToString } from "react-dom/server";
import { App } from "../app/App.tsx";
import { isBelow } from "../app/choiceForPath.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import type { ShellView } from "../shared/shell.ts";

interface ShellContent {
  path: string;
  /** Name of the sidebar beside the page. */
  sidebar: string | null;
  sidebarHtml: string | undefined;
  mainHtml: string;
}

/** The shell of a document with the page inside of it. */
export type ShellWriter = (content: ShellContent) => string;

// Characters that no text has.
const [PATH, SIDEBAR, MAIN] = ["\uE000", "\uE001", "\uE002"];

/**
 * Draws the shell once for each section of the site, because all it says of a page is the section that the page is in,
 * and its path in links to the same page elsewhere.
 */
export function createShellWriter(shell: ShellView): ShellWriter {
  const bases = sectionBases(shell);
  const drawn = new Map<string, string[]>();
  return ({ path, sidebar, sidebarHtml, mainHtml }) => {
    const around = bases.filter((base) => isBelow(base, path));
    const key = JSON.stringify([around, sidebar === null, sidebarHtml === undefined]);
    const parts = drawn.get(key) ?? draw(around.at(-1) ?? "", sidebar, sidebarHtml !== undefined);
    drawn.set(key, parts);
    return parts
      .map((part) => {
        if (part === PATH) return escapeHtml(path);
        if (part === SIDEBAR) return sidebarHtml;
        return part === MAIN ? mainHtml : part;
      })
      .join("");
  };

  /** The pieces of a shell, with marks where the page's own are to stand. */
  function draw(base: string, sidebar: string | null, hasSidebarHtml: boolean): string[] {
    const path = `${base}/${PATH}`;
    const html = renderToString(
      <App
        shell={shell}
        page={{ status: "adopted", path, sidebar }}
        sidebars={null}
        sidebarHtml={hasSidebarHtml ? SIDEBAR : undefined}
        mainHtml={MAIN}
      />,
    );
    return html.replaceAll(escapeHtml(path), PATH).split(/([\uE000-\uE002])/);
  }
}

/** The paths below which the shell looks otherwise, longer ones last. */
function sectionBases({ navbar, versions }: ShellView): string[] {
  const marked = navbar.flatMap((entry) => (entry.type === "link" ? (entry.activeBase ?? []) : []));
  const bases = [...marked, ...versions.map(({ path }) => path)].map((base) => base.replace(/\/$/, ""));
  return [...new Set(bases)].sort((a, b) => a.length - b.length);
}
