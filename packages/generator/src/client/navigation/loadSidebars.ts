import { isRecord } from "../../shared/isRecord.ts";
import { NAV_FORMAT, type NavFile } from "../../shared/nav.ts";

/** The complete sidebars; rejects with a sentence when they cannot be had. */
export async function loadSidebars(href: string): Promise<NavFile["sidebars"]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The list of pages, ${href}, answers ${response.status}.`);
  const file: unknown = await response.json();
  if (!isNavFile(file)) throw new Error(`The list of pages, ${href}, is not one that this script can read.`);
  return file.sidebars;
}

function isNavFile(value: unknown): value is NavFile {
  return isRecord(value) && value.format === NAV_FORMAT && isRecord(value.sidebars);
}
