import type { ServerResponse } from "node:http";
import type { Connect } from "vite";
import { contentType } from "../serve/contentTypes.ts";
import { resolveRequest } from "../serve/resolveRequest.ts";
import { PAYLOAD_FORMAT } from "../shared/page.ts";
import { decodePart, splitHref, stripBase, withBase } from "../shared/url.ts";
import type { Route } from "../site/site.ts";
import { DEV_BUILD, type DevSite } from "./devSite.ts";
import type { createPagePlaces } from "./pagePlaces.ts";

interface Answering {
  dev: DevSite;
  places: ReturnType<typeof createPagePlaces>;
  render(route: Route, url: string): Promise<string>;
}

/** Answers a request like the server of a built site; pages that were moved since the start are redirected. */
export async function answerDev(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  { dev, places, render }: Answering,
) {
  const { baseUrl } = dev.config;
  // Vite has removed the base from `request.url`.
  const url = request.originalUrl ?? "/";
  const inSite = (path: string) => stripBase(baseUrl, path) ?? "/";
  const send = (status: number, type: string, body: string | Uint8Array) =>
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  const sendPage = async (status: number, route: Route) =>
    send(status, "text/html; charset=utf-8", await render(route, url));
  const sendPayload = ({ view }: Route) =>
    send(200, "application/json", JSON.stringify({ format: PAYLOAD_FORMAT, build: DEV_BUILD, view }));
  // Not 301, which browsers remember: the next save may change it.
  const redirect = (location: string) => response.writeHead(302, { Location: location }).end();

  const answer = resolveRequest(url, {
    has: (file) => dev.has(inSite(`/${file}`).slice(1)),
    redirectsOf: () => dev.redirects,
    accept: request.headers.accept,
  });
  if (answer.status === 301) return redirect(answer.location);
  if (answer.status === 200) {
    const file = inSite(`/${answer.file}`).slice(1);
    const page = dev.pages.get(file);
    if (page) return sendPage(200, page);
    const payload = dev.payloads.get(file);
    return payload ? sendPayload(payload) : send(200, contentType(file), await dev.readFile(file));
  }
  const path = inSite(decodePart(splitHref(url).path));
  const moved = places.moved(path.replace(/\.json$/, ""), dev);
  if (moved) return path.endsWith(".json") ? sendPayload(moved) : redirect(withBase(baseUrl, moved.path));
  const notFound = dev.pages.get("404.html");
  return notFound ? sendPage(404, notFound) : send(404, "text/plain", "Not found");
}

/** Answers requests until the site is loaded, with a page that refreshes itself. */
export function answerWaiting(response: ServerResponse, progress: string) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Starting</title><p>${progress}</p></html>`;
  response
    .writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", Refresh: "1" })
    .end(html);
}
