import type { Answer } from "../../packages/generator/src/serve/resolveRequest.ts";

/** Address rules that suit every generator: a file, a page without its ending, or a folder's index; no redirects. */
export function resolvePeerRequest(url: string, { has }: { has(file: string): boolean }): Answer {
  const path = decodeURIComponent(url.replace(/[?#].*$/, "")).replace(/^\/+|\/+$/g, "");
  if (/(^|\/)\.\.(\/|$)/.test(path)) return { status: 400 };
  const candidates = path === "" ? ["index.html"] : [path, `${path}.html`, `${path}/index.html`];
  const file = candidates.find(has);
  return file ? { status: 200, file } : { status: 404, file: "404.html" };
}
