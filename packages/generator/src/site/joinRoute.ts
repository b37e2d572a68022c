import { posix } from "node:path";

/** Joins a route from its base and what an author wrote, in which `..` leads no higher than the base. */
export function joinRoute(base: string, slug: string): string {
  return posix.join("/", base, posix.join("/", slug));
}
