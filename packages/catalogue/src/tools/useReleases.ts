import { useState } from "react";
import type { Release } from "../reference/reference.ts";

/** Returns the releases that the site describes, the oldest first; the build writes them to the element of a tool. */
export function useReleases(element: HTMLElement): Release[] {
  return useState((): Release[] => JSON.parse(element.dataset["releases"] ?? "[]"))[0];
}
