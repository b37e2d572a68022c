import { renderToString } from "react-dom/server";
import { App } from "../app/App.tsx";
import type { SiteConfig } from "../config/siteConfig.ts";
import { replaceArticles } from "../shared/articles.ts";
import type { NavFile } from "../shared/nav.ts";
import { PAYLOAD_FORMAT, type PagePayload, type PageView } from "../shared/page.ts";
import type { ShellView } from "../shared/shell.ts";
import type { Route } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { type DocumentImage, renderDocument } from "./document.ts";

export interface PrerenderContext {
  config: SiteConfig;
  shell: ShellView;
  sidebars: NavFile["sidebars"];
  build: string;
  bundle: Pick<ClientBundle, "scripts" | "css" | "inlineScripts">;
  devScripts?: string;
}

/** The finished document of a route. */
export type Prerender = (route: Route, image?: DocumentImage | null) => string;

/** Draws documents with the components that the browser hydrates them with. */
export function createPrerender(context: PrerenderContext): Prerender {
  const { config, shell, sidebars, build, bundle, devScripts } = context;
  return (route, image = null) => {
    const { view } = route;
    return renderDocument({
      config,
      route,
      body: renderToString(<App shell={shell} page={{ status: "loaded", view }} sidebars={sidebars} />),
      shell,
      payload: payloadOf(
        replaceArticles(view, () => ""),
        build,
      ),
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
