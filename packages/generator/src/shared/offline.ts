import { isRecord } from "./json.ts";

/** The service worker, at the root of the site because that is its scope. */
export const WORKER_FILE = "sw.js";

/** The page that lists the pages kept offline, and the fallback for all others. */
export const OFFLINE_PATH = "/offline";

/** Cache key of the list of kept pages, relative to the base; not a file on the server. */
export const KEPT_LIST = "offline/kept.json";

/** A visited page; the list has the most recent first. */
export interface KeptPage {
  path: string;
  title: string;
}

/** Sent by the client to the worker after each navigation. */
export interface VisitMessage {
  build: string;
  /** Key of the page's path. */
  key: string;
}

/** Each build has its own cache, so that pages and scripts of different builds never mix. */
export function cacheName(baseUrl: string, build: string): string {
  return cachePrefix(baseUrl) + build;
}

/** Unique to the site, as several sites may share an origin. */
export function cachePrefix(baseUrl: string): string {
  return `site ${baseUrl} `;
}

/** Parses the cached list; invalid entries are dropped. */
export function parseKeptPages(value: unknown): KeptPage[] {
  return Array.isArray(value) ? value.filter(isKeptPage) : [];
}

function isKeptPage(value: unknown): value is KeptPage {
  return isRecord(value) && typeof value.path === "string" && typeof value.title === "string";
}
