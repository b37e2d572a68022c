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

interface PrerenderContext {
  config: SiteConfig;
  shell: ShellView;
  sidebars: NavFile["sidebars"];
  build: string;
  bundle: Pick<ClientBundle, "scripts" | "css" | "inlineScripts">;
  devScripts?: string;
}

/** Draws documents with the components that the browser hydrates them with. */
export function createPrerender({ sidebars, build, ...context }: PrerenderContext) {
  return (route: Route, image: DocumentImage | null = null): string => {
    const { view } = route;
    const page = { status: "loaded" as const, view };
    const body = renderToString(<App shell={context.shell} page={page} sidebars={sidebars} />);
    const withoutText = replaceArticles(view, () => "");
    return renderDocument({ ...context, route, body, payload: payloadOf(withoutText, build), image });
  };
}

/** The same page as data, for visitors who are already here. */
export function payloadOf(view: PageView, build: string): PagePayload {
  return { format: PAYLOAD_FORMAT, build, view };
}
