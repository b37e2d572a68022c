/** What the pages and the service worker agree on. */

import { isRecord } from "./isRecord.ts";

/** The service worker, at the root of the site: it can only serve what lies beside or below it. */
export const WORKER_FILE = "sw.js";

/** The page that lists what is kept offline, and stands in for every page that is not. */
export const OFFLINE_PATH = "/offline";

/** Where the list of kept pages lies in the cache, below the base; no server has such a file. */
export const KEPT_LIST = "offline/kept.json";

/** A page the visitor has read, newest first in the list. */
export interface KeptPage {
  path: string;
  title: string;
  /** Known from an earlier build, and not yet fetched again. */
  due: boolean;
}

/** What a page tells the worker when its visitor has arrived. */
export interface VisitMessage {
  type: "visit";
  build: string;
  /** Key of the page's path. */
  key: string;
}

/** One cache for each build, so that pages and scripts of two builds never meet. */
export function cacheName(baseUrl: string, build: string): string {
  return cachePrefix(baseUrl) + build;
}

/** Begins the names of all caches of a site, and of no other site on the same host. */
export function cachePrefix(baseUrl: string): string {
  return `site ${baseUrl} `;
}

/** The list as it lies in the cache; whatever else is there counts as empty. */
export function parseKeptPages(value: unknown): KeptPage[] {
  return Array.isArray(value) ? value.filter(isKeptPage) : [];
}

function isKeptPage(value: unknown): value is KeptPage {
  if (!isRecord(value)) return false;
  return typeof value.path === "string" && typeof value.title === "string" && typeof value.due === "boolean";
}
