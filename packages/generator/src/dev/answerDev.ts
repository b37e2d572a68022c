import type { IncomingMessage, ServerResponse } from "node:http";
import { contentType } from "../serve/contentTypes.ts";
import { PAYLOAD_FORMAT } from "../shared/page.ts";
import { pathToKey, stripBase, withBase } from "../shared/url.ts";
import type { Route } from "../site/site.ts";
import { DEV_BUILD, type DevSite } from "./devSite.ts";
import type { createPagePlaces } from "./pagePlaces.ts";

interface Answering {
  dev: DevSite;
  places: ReturnType<typeof createPagePlaces>;
  render(route: Route, url: string): Promise<string>;
}

/** Answers a request: with a page or its payload, else with another file, a redirect, or the 404 page. */
export async function answerDev(
  request: IncomingMessage,
  response: ServerResponse,
  { dev, places, render }: Answering,
) {
  const { baseUrl } = dev.config;
  const path = stripBase(baseUrl, new URL(request.url ?? "/", "http://dev").pathname) ?? "/";
  const send = (status: number, type: string, body: string | Uint8Array) =>
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  const sendPage = async (status: number, route: Route) =>
    send(status, "text/html; charset=utf-8", await render(route, request.url ?? "/"));

  const found = dev.find(path);
  if (found) return sendPage(200, found);
  const pagePath = path.endsWith(".json") ? pathToKey(path.slice(0, -".json".length)) : null;
  const asked = pagePath === null ? undefined : (dev.find(pagePath) ?? places.moved(pagePath, dev));
  if (asked) {
    const payload = { format: PAYLOAD_FORMAT, build: DEV_BUILD, view: asked.view };
    return send(200, "application/json", JSON.stringify(payload));
  }
  const file = await dev.readFile(path);
  if (file !== undefined) return send(200, contentType(path), file);
  const target = dev.site.redirects[path.replace(/(.)\/$/, "$1")] ?? places.moved(path, dev)?.path;
  if (target) return response.writeHead(302, { Location: encodeURI(withBase(baseUrl, target)) }).end();
  const notFound = dev.find("/404");
  return notFound ? sendPage(404, notFound) : send(404, "text/plain", "Not found");
}

/** Answers requests until the site is loaded, with a page that refreshes itself. */
export function answerWaiting(response: ServerResponse, progress: string) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Starting</title><p>${progress}</p></html>`;
  response
    .writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", Refresh: "1" })
    .end(html);
}
