import { renderToString } from "react-dom/server";
import { PageContent } from "../app/components/PageContent.tsx";
import { ShellContext, shellContextValue } from "../app/shellContext.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { PAYLOAD_FORMAT, type PagePayload, type PageView } from "../shared/page.ts";
import type { ShellView } from "../shared/shell.ts";
import type { Route } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { type DocumentImage, renderDocument } from "./document.ts";
import { createShellWriter } from "./documentShell.tsx";
import type { SidebarWriter } from "./documentSidebar.ts";

export interface PrerenderContext {
  config: SiteConfig;
  shell: ShellView;
  writeSidebar: SidebarWriter;
  build: string;
  bundle: ClientBundle;
  /** Picks the styles a page needs. */
  criticalCss(html: string): string;
  devScripts?: string;
}

/** The finished document of a route. */
export type Prerender = (route: Route, image?: DocumentImage | null) => string;

export function createPrerender(context: PrerenderContext): Prerender {
  const { config, shell, writeSidebar, build, bundle, criticalCss, devScripts } = context;
  const styles = bundle.styles ? `/${bundle.styles}` : null;
  const shellContext = shellContextValue(shell);
  const writeShell = createShellWriter(shell);
  return (route, image = null) => {
    const { view } = route;
    const { path } = view;
    const sidebar = "sidebar" in view ? view.sidebar : null;
    const page = renderToString(
      <ShellContext value={shellContext}>
        <PageContent page={{ status: "loaded", view }} />
      </ShellContext>,
    );
    const sidebarHtml = writeSidebar(sidebar, path);
    const body = writeShell({ path, sidebar, sidebarHtml, mainHtml: `<div>${page}</div>` });
    return renderDocument({
      config,
      route,
      body,
      css: criticalCss(body),
      shell,
      state: { build, styles, path, sidebar },
      bundle,
      devScripts,
      image,
    });
  };
}

/** The same page as data, for visitors who are already here. */
export function payloadOf(view: PageView, build: string): PagePayload {
  return { format: PAYLOAD_FORMAT, build, view };
}
