import { isRecord } from "../../shared/isRecord.ts";
import { NAV_FORMAT, type NavFile } from "../../shared/nav.ts";

/** Loads the complete sidebars. */
export async function loadSidebars(href: string): Promise<NavFile["sidebars"]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The list of pages, ${href}, answers ${response.status}.`);
  const file: unknown = await response.json();
  if (!isRecord(file) || file.format !== NAV_FORMAT || !isRecord(file.sidebars))
    throw new Error(`The list of pages, ${href}, is not one that this script can read.`);
  return file.sidebars as NavFile["sidebars"];
}
