import { pathToKey } from "../shared/url.ts";
import type { Route } from "../site/site.ts";
import type { DevSite } from "./devSite.ts";

/** Tracks the addresses of pages since the start, so that requests for a page that was moved can be redirected. */
export function createPagePlaces() {
  const fileByKey = new Map<string, string>();
  const movedTo = new Map<string, string>();
  const bodies = new Map<string, string>();
  return {
    follow({ tree, site }: DevSite) {
      const now = new Map([...tree.docs, ...tree.posts, ...tree.pages].map(({ file, body }) => [file, body]));
      const added = [...now.keys()].filter((file) => !bodies.has(file));
      for (const [file, body] of bodies) {
        const renamed = now.has(file) ? undefined : added.find((other) => now.get(other) === body);
        if (renamed) movedTo.set(file, renamed);
      }
      for (const [file, body] of now) bodies.set(file, body);
      for (const { path, file } of site.routes) if (file) fileByKey.set(pathToKey(path), file);
    },
    /** Returns the page that was at this address before its file or its slug was renamed. */
    moved(pathname: string, { site }: DevSite): Route | undefined {
      const file = fileByKey.get(pathToKey(pathname));
      const renamed = file === undefined ? undefined : (movedTo.get(file) ?? file);
      return renamed === undefined ? undefined : site.routes.find((route) => route.file === renamed);
    },
  };
}
