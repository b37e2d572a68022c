import { NAV_FORMAT, type NavFile } from "../shared/nav.ts";
import { isRecord } from "./isRecord.ts";

/** The complete sidebars, or null when they cannot be had now: the page's own sidebar still works. */
export async function loadSidebars(href: string): Promise<NavFile["sidebars"] | null> {
  try {
    const response = await fetch(href);
    const file: unknown = response.ok ? await response.json() : null;
    return isNavFile(file) ? file.sidebars : null;
  } catch {
    return null;
  }
}

function isNavFile(value: unknown): value is NavFile {
  return isRecord(value) && value.format === NAV_FORMAT && isRecord(value.sidebars);
}
