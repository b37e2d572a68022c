import { renderToString } from "react-dom/server";
import { App } from "../app/App.tsx";
import { PAYLOAD_FORMAT, type PagePayload, type PageView, replaceArticles } from "../shared/page.ts";
import { versionAt } from "../shared/versionAt.ts";
import type { SiteVersion } from "../site/docs/describeVersion.ts";
import type { Route } from "../site/site.ts";
import { createDocumentWriter, type DocumentContext, type DocumentImage } from "./document.ts";

interface PrerenderContext extends DocumentContext {
  versions: SiteVersion[];
}

/** Returns a function that renders a route to a document, with the components that hydrate it. */
export function createPrerender({ versions, ...context }: PrerenderContext) {
  const { shell, build } = context;
  const writeDocument = createDocumentWriter(context);
  return (route: Route, image: DocumentImage | null = null): string => {
    const { view } = route;
    const page = { status: "loaded" as const, view };
    const { sidebars = {} } = versionAt(versions, view.path) ?? {};
    const body = renderToString(<App shell={shell} page={page} sidebars={sidebars} />);
    const withoutText = replaceArticles(view, () => "");
    return writeDocument({ route, body, payload: payloadOf(withoutText, build), image });
  };
}

/** Wraps a view as the payload that client-side navigation fetches. */
export function payloadOf(view: PageView, build: string): PagePayload {
  return { format: PAYLOAD_FORMAT, build, view };
}
