import { renderToString } from "react-dom/server";
import { App } from "../app/App.tsx";
import type { SiteConfig } from "../config/siteConfig.ts";
import { PAYLOAD_FORMAT, type PagePayload, type PageView } from "../shared/page.ts";
import type { ShellView } from "../shared/shell.ts";
import type { Route } from "../site/site.ts";
import type { ClientBundle } from "./bundle.ts";
import { type DocumentImage, renderDocument } from "./document.ts";
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
export function prerenderPage(
  route: Route,
  context: PrerenderContext,
  image: DocumentImage | null = null,
): string {
  const { config, shell, writeSidebar, build, bundle, criticalCss, devScripts } = context;
  const { view } = route;
  const sidebar = "sidebar" in view ? view.sidebar : null;
  const app = {
    shell,
    page: { status: "loaded", view } as const,
    sidebars: null,
    sidebarHtml: writeSidebar(sidebar, view.path),
  };
  const body = renderToString(<App {...app} />);
  const styles = bundle.styles ? `/${bundle.styles}` : null;
  return renderDocument({
    config,
    route,
    body,
    css: criticalCss(body),
    shell,
    state: { build, styles, path: view.path, sidebar },
    bundle,
    devScripts,
    image,
  });
}

/** The same page as data, for visitors who are already here. */
export function payloadOf(view: PageView, build: string): PagePayload {
  return { format: PAYLOAD_FORMAT, build, view };
}
