import { renderToString } from "react-dom/server";
import { App } from "../app/App.tsx";
import { replaceArticles } from "../shared/articles.ts";
import type { NavFile } from "../shared/nav.ts";
import { PAYLOAD_FORMAT, type PagePayload, type PageView } from "../shared/page.ts";
import type { Route } from "../site/site.ts";
import { createDocumentWriter, type DocumentContext, type DocumentImage } from "./document.ts";

interface PrerenderContext extends DocumentContext {
  sidebars: NavFile["sidebars"];
}

/** Returns a function that renders a route to a document, with the components that hydrate it. */
export function createPrerender({ sidebars, ...context }: PrerenderContext) {
  const { shell, build } = context;
  const writeDocument = createDocumentWriter(context);
  return (route: Route, image: DocumentImage | null = null): string => {
    const { view } = route;
    const page = { status: "loaded" as const, view };
    const body = renderToString(<App shell={shell} page={page} sidebars={sidebars} />);
    const withoutText = replaceArticles(view, () => "");
    return writeDocument({ route, body, payload: payloadOf(withoutText, build), image });
  };
}

/** Wraps a view as the payload that client-side navigation fetches. */
export function payloadOf(view: PageView, build: string): PagePayload {
  return { format: PAYLOAD_FORMAT, build, view };
}
