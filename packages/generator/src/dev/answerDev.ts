import type { ServerResponse } from "node:http";
import { contentType } from "../serve/contentTypes.ts";
import { resolveRequest } from "../serve/resolveRequest.ts";
import { PAYLOAD_FORMAT } from "../shared/page.ts";
import { stripBase } from "../shared/url.ts";
import type { Route } from "../site/site.ts";
import { DEV_BUILD, type DevSite } from "./devSite.ts";

interface Request {
  url: string;
  accept: string | undefined;
  dev: DevSite;
  render(route: Route): Promise<string>;
}

/** Answers a request like the server of a built site. */
export async function answerDev({ url, accept, dev, render }: Request, response: ServerResponse) {
  const inSite = (file: string) => stripBase(dev.config.baseUrl, `/${file}`)?.slice(1) ?? "";
  const send = (status: number, type: string, body: string | Uint8Array) =>
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  const sendPage = async (status: number, route: Route) =>
    send(status, "text/html; charset=utf-8", await render(route));

  const answer = resolveRequest(url, {
    has: (file) => dev.has(inSite(file)),
    redirectsOf: () => dev.redirects,
    accept,
  });
  // Not 301, which browsers remember: the next save may change it.
  if (answer.status === 301) return response.writeHead(302, { Location: answer.location }).end();
  const file = answer.status === 200 ? inSite(answer.file) : "404.html";
  const page = dev.pages.get(file);
  if (page) return sendPage(answer.status === 200 ? 200 : 404, page);
  const view = dev.payloads.get(file)?.view;
  if (view)
    return send(200, "application/json", JSON.stringify({ format: PAYLOAD_FORMAT, build: DEV_BUILD, view }));
  return send(200, contentType(file), await dev.readFile(file));
}
